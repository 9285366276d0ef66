import { accusative, dative, locative, lower, plural } from './grammar.js';
import { both, cityOf, clearDistrict, districtOf, type Make } from './question.js';
import { ascii, slip } from './typing.js';

/** What companies do, instead of what they are. */
export const serviceQuestions: Readonly<Record<string, Make>> = {
  service: (of, chance) => {
    if (of.services.length === 0) return undefined;
    const service = chance.of(of.services);
    return {
      text: chance.of([
        `${service} ${lower(cityOf(of))}`,
        `${cityOf(of)} ${service}`,
        ascii(`${cityOf(of)} ${service}`),
      ]),
      grade: ({ city, services }) => (city === of.city && services.includes(service) ? 3 : 0),
    };
  },
  'service in chat': (of, chance) => {
    if (of.services.length === 0) return undefined;
    const service = chance.of(of.services);
    const city = lower(cityOf(of));
    return {
      text: chance.of([
        `${locative(city)} ${service} yapan yer`,
        `${service} yaptırmak istiyorum ${city}`,
        `${city} ${service} yapan firmalar`,
        `${service} fiyatları ${city}`,
        `${locative(city)} ${service} için birini arıyorum`,
        `${city} ${service} ne kadar`,
      ]),
      grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
    };
  },
  'slip in a service': (of, chance) => {
    if (of.services.length === 0) return undefined;
    const service = chance.of(of.services);
    const slipped = slip(service, chance, 6);
    return slipped === undefined
      ? undefined
      : {
          text: `${lower(cityOf(of))} ${slipped}`,
          grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
        };
  },
  'service with an ending': (of, chance) => {
    const service = of.services.find((phrase) => !/ [^ ]+[ıiuüsz]$/.test(phrase));
    return service === undefined
      ? undefined
      : {
          text: `${locative(lower(cityOf(of)))} ${chance.of([plural, accusative, dative])(service)}`,
          grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
        };
  },
  'service in a district': (of, chance) => {
    if (of.services.length === 0 || !clearDistrict(of)) return undefined;
    const service = chance.of(of.services);
    return {
      text: `${lower(districtOf(of))} ${service}`,
      grade: both(
        () => 3,
        ({ district, services }) => district === of.district && services.includes(service),
      ),
    };
  },
  'service joined': (of, chance) => {
    const service = of.services.find((phrase) => / /.test(phrase));
    return service === undefined
      ? undefined
      : {
          text: `${service.replaceAll(' ', '')} ${chance.of([cityOf(of), lower(cityOf(of))])}`,
          grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
        };
  },
};
