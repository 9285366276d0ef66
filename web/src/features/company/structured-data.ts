import { paths } from '@carsi/contracts/common/paths';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';
import { intervalsOn } from '../../lib/format/opening';
import { websiteLink } from '../../lib/format/contact';
import type { Details } from './api/get-company-details';

const schemaDay = (day: Weekday): string => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const filled = (data: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

const MOST_REVIEWS = 5;

/** Only what the owner filled in; a rating only where someone rated. */
export const localBusiness = (details: Details, origin: string): object => {
  const { company, rating, reviews, products_services } = details;
  const absolute = (url: string): string => new URL(url, origin).href;
  const hours = company.working_hours;
  return filled({
    '@context': 'https://schema.org',
    '@type': company.schema_type,
    '@id': absolute(paths.company(company.slug)),
    url: absolute(paths.company(company.slug)),
    name: company.name,
    description: company.description,
    image: [company.cover_image_url, company.logo_url, ...company.images]
      .filter((url): url is string => Boolean(url))
      .map(absolute),
    telephone: company.phone_e164 ?? company.phone,
    email: company.email,
    sameAs: [company.website && websiteLink(company.website), ...Object.values(company.social_media)].filter(Boolean),
    foundingDate: company.establishment_year ? String(company.establishment_year) : null,
    address: {
      '@type': 'PostalAddress',
      ...filled({
        streetAddress: company.address,
        addressLocality: company.district,
        addressRegion: company.city,
        postalCode: company.postal_code,
        addressCountry: 'TR',
      }),
    },
    geo:
      company.latitude !== null && company.longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: company.latitude, longitude: company.longitude }
        : null,
    openingHoursSpecification: hours
      ? weekdays.flatMap((day) =>
          intervalsOn(hours, '', day).map(({ open, close }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: schemaDay(day),
            opens: open === close ? '00:00' : open,
            closes: open === close ? '23:59' : close,
          })),
        )
      : null,
    aggregateRating:
      rating.review_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.rating,
            reviewCount: rating.review_count,
            bestRating: 5,
            worstRating: 1,
          }
        : null,
    makesOffer: products_services
      .filter(({ active, price }) => active && price !== null)
      .map(({ name, price, category }) => ({
        '@type': 'Offer',
        price,
        priceCurrency: 'TRY',
        itemOffered: { '@type': category === 'product' ? 'Product' : 'Service', name },
      })),
    review: reviews.slice(0, MOST_REVIEWS).map((each) =>
      filled({
        '@type': 'Review',
        author: { '@type': 'Person', name: each.display_name },
        datePublished: each.created_at.slice(0, 10),
        name: each.title,
        reviewBody: each.content,
        reviewRating: { '@type': 'Rating', ratingValue: each.rating, bestRating: 5, worstRating: 1 },
      }),
    ),
  });
};
