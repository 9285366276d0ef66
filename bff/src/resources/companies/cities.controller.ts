import { Refused } from '@carsi/platform/platform';
import { compareTurkish } from '@carsi/turkish/collate';
import { districtsOf, findProvince, frequentFilterPlates, provinces } from '@carsi/turkish/places';
import { Controller, Inject } from '@nestjs/common';
import { internalContext } from '../../answers/context.js';
import { PublicAnswers } from '../../answers/public.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';

const CACHED_MS = 60_000;
/** By the Turkish alphabet, which plates leave where provinces became ones late (Zonguldak is 67, Aksaray 68). */
const byName = provinces.toSorted((a, b) => compareTurkish(a.name, b.name));

@Controller()
export class CitiesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  @ImplementsRaw('GET /api/cities')
  async list(input: RequestOf<'GET /api/cities'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const { cities } = await this.services.directory.places({}, internalContext());
      const body = byName.map(({ plate, slug, name, latitude, longitude }) => ({
        plate,
        slug,
        name,
        latitude,
        longitude,
        popular: frequentFilterPlates.includes(plate),
        company_count: cities[String(plate)] ?? 0,
      }));
      return { body, tags: ['counts'], headers: { 'x-total-count': String(body.length) } };
    });
  }

  @ImplementsRaw('GET /api/cities/{slug}/districts')
  async districts(input: RequestOf<'GET /api/cities/{slug}/districts'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const province = findProvince(input.params.slug);
      if (!province) throw new Refused('CITY_NOT_FOUND', 404, 'Şehir bulunamadı');
      const { districts } = await this.services.directory.places({ city: province.plate }, internalContext());
      const body = districtsOf(province.plate)
        .map(({ id, slug, name }) => ({ slug, name, company_count: districts[id] ?? 0 }))
        .sort((a, b) => compareTurkish(a.name, b.name));
      return { body, tags: ['counts'], headers: { 'x-total-count': String(body.length) } };
    });
  }
}
