import { blankProfile } from '@carsi/contracts/directory/company-profile';
import type { CategoryView } from '@carsi/contracts/directory/category';
import type { CompanyView } from '@carsi/contracts/directory/company';
import { companyListItem, company as companySchema } from '@carsi/contracts/directory/http/company';
import { review as reviewSchema } from '@carsi/contracts/reviews/http';
import { describe, expect, it } from 'vitest';
import type { PersonName } from '@carsi/contracts/identity/person';
import { listHeaders } from '../answers/public.js';
import { toCompany, toListItem } from './companies/company.http.js';
import { masked, toReview } from './reviews/reviews.http.js';
import type { Names } from './people-names.js';
import { toSearchRequest } from './companies/search.http.js';

const view: CompanyView = {
  id: 'c1',
  slug: 'ada-kebap',
  status: 'active',
  phoneE164: '+903220001122',
  ownerId: 'owner',
  sample: false,
  verified: true,
  featured: false,
  premium: false,
  rating: 4.33,
  reviewCount: 3,
  viewCount: 12,
  aiScore: 7.2,
  scoreParts: [],
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  offerings: [],
  campaigns: [],
  profile: {
    ...blankProfile,
    name: 'Ada Kebap',
    phone: '0322 000 11 22',
    fax: '0322 1',
    contactPerson: 'Ayşe',
    city: 1,
    district: '1-seyhan',
    latitude: 37,
    longitude: 35,
    categoryId: 'kebap',
    workingHours: {
      week: {
        monday: [
          { open: '09:00', close: '12:00' },
          { open: '13:00', close: '18:00' },
        ],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
        saturday: [],
        sunday: [],
      },
      special: [{ date: '2026-10-29', intervals: [] }],
    },
  },
};
const kebap: CategoryView = {
  id: 'kebap',
  parentId: null,
  slug: 'kebapci',
  name: 'Kebapçı',
  description: null,
  iconName: 'Utensils',
  colorClass: 'nar',
  gradient: '',
  popular: true,
  keywords: [],
  synonyms: [],
  aliases: [],
  companies: 1,
  plural: 'kebapçılar',
  schemaType: 'Restaurant',
};
const categories = new Map([['kebap', kebap]]);

describe('a company on the wire', () => {
  it('is what the interface promises', () => {
    expect(companyListItem.parse(toListItem(view, categories))).toBeTruthy();
    expect(companySchema.parse(toCompany(view, categories))).toBeTruthy();
  });
  it('hides fax and contact person until its owner publishes them', () => {
    expect(toListItem(view, categories)).toMatchObject({ fax: null, contact_person: null });
    const open = { ...view, profile: { ...view.profile, contactPublic: true } };
    expect(toListItem(open, categories)).toMatchObject({ fax: '0322 1', contact_person: 'Ayşe' });
  });
  it('never contains its owner', () => expect(JSON.stringify(toCompany(view, categories))).not.toContain('owner'));
  it('has its first opening and last closing beside the intervals, and its special days', () => {
    const hours = toListItem(view, categories).working_hours!;
    expect(hours.monday).toMatchObject({ isOpen: true, open: '09:00', close: '18:00' });
    expect(hours.tuesday).toEqual({ isOpen: false, closed: true, open: '', close: '', intervals: [] });
    expect(hours.special_days).toEqual([{ date: '2026-10-29', closed: true, intervals: [], note: null }]);
  });
  it('has no WhatsApp on a 444 number', () =>
    expect(toListItem({ ...view, profile: { ...view.profile, phone: '444 1 222' } }, categories).whatsapp).toBe(false));
});

describe('a review on the wire', () => {
  const review = {
    id: 'c1_u1',
    outerId: 'r',
    companyId: 'c1',
    userId: 'u1',
    displayName: 'Ayşe Yılmaz',
    rating: 5,
    title: '5 yıldız',
    content: 'Çok güzel bir yer.',
    pros: null,
    cons: null,
    anonymous: true,
    verifiedPurchase: false,
    published: true,
    helpful: 0,
    notHelpful: 0,
    reply: null,
    removal: { reason: 'Kişisel bilgi var', at: '2026-11-21T09:00:00.000Z', appeal: null },
    moderation: null,
    edited: false,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
  };
  const names = (person?: PersonName | null, offline = false): Names => ({
    byId: new Map(person === undefined ? [] : [['u1', person]]),
    unavailable: offline,
  });
  const ayse = { id: 'u1', name: 'Ayşe Yılmaz', avatar: '/files/a.webp' };
  const own = { ...review, displayName: null };

  it('hides its author on request, also from the owner of the company', () => {
    for (const shown of [
      toReview(review, names()),
      toReview(own, names(ayse)),
      toReview(own, names(ayse), { id: 'owner', admin: false }),
    ]) {
      expect(reviewSchema.parse(shown)).toMatchObject({
        user_id: null,
        user_profiles: null,
        display_name: 'A*** Y***',
      });
      expect(JSON.stringify(shown)).not.toMatch(/Ayşe|u1|webp/);
    }
  });
  it('shows its author that it is theirs, and an admin whose it is, by the public name', () => {
    for (const viewer of [
      { id: 'u1', admin: false },
      { id: 'yonetici', admin: true },
    ])
      expect(toReview(own, names(ayse), viewer)).toMatchObject({
        user_id: 'u1',
        display_name: 'A*** Y***',
        user_profiles: { full_name: 'Ayşe Yılmaz' },
      });
  });
  it('has the name and the picture that others may see', () =>
    expect(toReview({ ...own, anonymous: false }, names(ayse))).toMatchObject({
      user_id: 'u1',
      display_name: 'Ayşe Yılmaz',
      user_profiles: { full_name: 'Ayşe Yılmaz', avatar: '/files/a.webp' },
    }));
  it('is a deleted person’s once they are erased or hidden, and nothing leads to them', () => {
    for (const anonymous of [true, false]) {
      const shown = toReview({ ...own, anonymous }, names(null));
      expect(shown).toMatchObject({ user_id: null, display_name: 'Silinmiş kullanıcı' });
      expect(JSON.stringify(shown)).not.toContain('u1');
    }
  });
  it('is somebody’s while nobody can say whose', () =>
    expect(toReview(own, names(undefined, true))).toMatchObject({ display_name: 'Kullanıcı' }));
  it('shows only its author and admins why it was removed', () => {
    for (const viewer of [undefined, { id: 'owner', admin: false }])
      expect(toReview(own, names(ayse), viewer)).toMatchObject({ removal: null });
    for (const viewer of [
      { id: 'u1', admin: false },
      { id: 'yonetici', admin: true },
    ])
      expect(toReview(own, names(ayse), viewer)).toMatchObject({ removal: { reason: 'Kişisel bilgi var' } });
  });
  it('shows what the owner answers, and not who that is', () => {
    const reply = { ownerId: 'usta', content: 'Yine bekleriz efendim.', at: review.createdAt, edited: true };
    const shown = toReview({ ...review, reply }, names());
    expect(reviewSchema.parse(shown).reply).toEqual({
      content: reply.content,
      created_at: review.createdAt,
      edited: true,
    });
    expect(JSON.stringify(shown)).not.toContain('usta');
  });
  it('masks every word of a name', () => expect(masked('İrem  Öz Şen')).toBe('İ*** Ö*** Ş***'));
});

describe('the address of a list', () => {
  it('links to its neighbours and contains the total', () =>
    expect(listHeaders('/api/companies?city=ankara&limit=20&offset=20', 70, 20, 20)).toEqual({
      'x-total-count': '70',
      link: '</api/companies?city=ankara&limit=20&offset=0>; rel="prev", </api/companies?city=ankara&limit=20&offset=40>; rel="next"',
    }));
  it('becomes the directory’s query, without empty fields', () =>
    expect(toSearchRequest({ q: ' ', city: '', open_now: true, lat: 39, lng: 32, radius: 5, tags: [] }, 20, 0)).toEqual(
      { limit: 20, offset: 0, openNow: true, latitude: 39, longitude: 32, radiusKm: 5 },
    ));
});
