import type { City, District } from '@carsi/contracts/http/place';
import { Refused } from '@carsi/platform/platform';
import { compareTurkish } from '@carsi/turkish/collate';
import { districtsOf, findProvince, frequentFilterPlates, provinces } from '@carsi/turkish/places';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { internalContext } from '../answers/context.js';
import { PublicAnswers } from '../answers/public.js';
import { SERVICES, type Services } from '../services.js';

const KEPT_MS = 60_000;
/** By the Turkish alphabet, which plates leave where provinces became ones late (Zonguldak is 67, Aksaray 68). */
const byName = provinces.toSorted((a, b) => compareTurkish(a.name, b.name));

@Controller('api/cities')
export class CitiesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const { cities } = await this.services.directory.places({}, internalContext());
      const body = byName.map(({ plate, slug, name, latitude, longitude }): City => ({
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

  @Get(':slug/districts')
  districts(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('slug') slug: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const province = findProvince(slug);
      if (!province) throw new Refused('CITY_NOT_FOUND', 404, 'Şehir bulunamadı');
      const { districts } = await this.services.directory.places({ city: province.plate }, internalContext());
      const body = districtsOf(province.plate)
        .map(({ id, name }): District => ({
          slug: id.slice(id.indexOf('-') + 1),
          name,
          company_count: districts[id] ?? 0,
        }))
        .sort((a, b) => compareTurkish(a.name, b.name));
      return { body, tags: ['counts'], headers: { 'x-total-count': String(body.length) } };
    });
  }
}
