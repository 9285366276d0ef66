import { businessCategoryIds, interestIds, settingsDefaults } from '@carsi/contracts/identity/personal-settings';
import { planIds, plans } from '@carsi/contracts/billing/plans';
import { describe, expect, it } from 'vitest';
import { blank } from '../features/company-form/draft';
import { quickCategories, sampleSearches } from '../features/home/texts';
import { frequentCities } from '../features/onboarding/cities';
import { longestBio, stepIds } from '../features/onboarding/onboarding-rules';
import { tour } from '../features/onboarding/tour-texts';
import { tags } from '../features/search/texts';
import { sorts } from '../lib/filters';
import { freshness, limits, timings, toastsAtOnce, zooms } from './site';

const minute = 60_000;

describe('the numbers of the specifications', () => {
  it('say how much is shown: 8 featured, 50 found, 5 recommended, an opaque header from 50 pixels on', () => {
    expect(limits).toMatchObject({ featured: 8, search: 50, recommendations: 5, headerScroll: 50 });
    expect([quickCategories.length, sampleSearches.length]).toEqual([4, 5]);
  });

  it('cut titles at 60 and descriptions at 160 characters', () => {
    expect(limits).toMatchObject({ title: 60, description: 160 });
  });

  it('open maps at zoom 10, one company at 16, and stop at 9 without tiles', () => {
    expect(zooms).toMatchObject({ start: 10, detail: 16, withoutTiles: 9 });
  });

  it('show at most three toasts for 4 s, the thanks for a review for 3 s, and go on 2 s after verification', () => {
    expect(toastsAtOnce).toBe(3);
    expect(timings).toEqual({ verified: 2_000, reviewSent: 3_000, toast: 4_000, counting: 2_000 });
  });

  it('keep answers fresh: companies and what is featured 5, categories 10, reviews and search 2 minutes', () => {
    const { featured, categories, details, reviews, search } = freshness;
    expect([featured, categories, details, reviews, search].map((time) => time / minute)).toEqual([5, 10, 5, 2, 2]);
  });

  it('offer twelve tags and the five orders of the panel', () => {
    expect(tags).toHaveLength(12);
    expect(sorts.slice(0, 5)).toEqual(['relevance', 'rating', 'name', 'newest', 'views']);
  });

  it('set an account up in seven steps, six topics, twelve interests, six lines of business and thirty cities', () => {
    expect([stepIds, tour, interestIds, businessCategoryIds, frequentCities].map(({ length }) => length)).toEqual([
      7, 6, 12, 6, 30,
    ]);
    expect(longestBio).toBe(200);
  });

  it('open Monday to Friday 09:00–18:00 and Saturday 10:00–17:00, and close on Sunday', () => {
    const { monday, friday, saturday, sunday } = blank.week;
    expect([monday, friday]).toEqual([[{ open: '09:00', close: '18:00' }], [{ open: '09:00', close: '18:00' }]]);
    expect([saturday, sunday]).toEqual([[{ open: '10:00', close: '17:00' }], []]);
  });

  it('have three plans: 0, 99 and 199 lira for thirty days, and what each allows', () => {
    const all = planIds.map((id) => plans[id]);
    expect(
      all.map(({ id, price, duration, limits: { maxPhotos, maxPromotions, analyticsHistory } }) =>
        [id, price, duration, maxPhotos, maxPromotions, analyticsHistory].join(' '),
      ),
    ).toEqual(['basic 0 30 5 0 7', 'premium 99 30 20 3 90', 'business 199 30 -1 10 365']);
  });

  it('begin settings as specified', () => {
    expect(settingsDefaults).toEqual({
      profileVisibility: 'public',
      showEmail: false,
      showPhone: false,
      allowMessages: true,
      allowReviews: true,
      emailNotifications: true,
      pushNotifications: true,
      smsNotifications: false,
      marketingEmails: false,
      reviewNotifications: true,
      messageNotifications: true,
      language: 'tr',
      theme: 'system',
      autoLocation: true,
      shareData: false,
    });
  });
});
