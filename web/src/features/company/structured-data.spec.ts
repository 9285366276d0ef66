import { describe, expect, it } from 'vitest';
import { details } from '../../testing/company';
import { localBusiness } from './structured-data';

const origin = 'https://carsi.example';

describe('the structured data of a company', () => {
  it('is only what the owner filled in', () => {
    const data = localBusiness(details({ schema_type: 'CafeOrCoffeeShop' }), origin);
    expect(data).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      url: 'https://carsi.example/firma/lale-kafe',
      telephone: '+902161112233',
      address: { addressLocality: 'Kadıköy', addressRegion: 'İstanbul', addressCountry: 'TR' },
    });
    for (const absent of [
      'email',
      'image',
      'foundingDate',
      'openingHoursSpecification',
      'makesOffer',
      'review',
      'sameAs',
    ]) {
      expect(data).not.toHaveProperty(absent);
    }
  });

  it('has a rating only where someone rated', () => {
    expect(localBusiness(details(), origin)).not.toHaveProperty('aggregateRating');
    expect(localBusiness(details({}, { rating: 4.5, review_count: 2 }), origin)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    });
  });
});
