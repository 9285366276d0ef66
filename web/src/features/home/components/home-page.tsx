import { paths } from '@carsi/contracts/common/paths';
import { Head } from '../../../lib/ssr/head';
import { useOrigin } from '../../../lib/navigation/origin';
import { site } from '../../../config/site';
import { texts } from '../texts';
import { CategoriesSection } from './categories-section';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import { RecommendationsSection } from './recommendations-section';
import { StatsStrip } from './stats-strip';

const jsonLd = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: origin,
  inLanguage: 'tr',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${paths.search}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

export function HomePage() {
  return (
    <>
      <Head title={texts.title} description={texts.description} path={paths.home} jsonLd={[jsonLd(useOrigin())]} />
      <Hero />
      <div className="frame space-y-14 pt-12">
        <StatsStrip />
        <CategoriesSection />
        <FeaturedSection />
        <RecommendationsSection />
      </div>
    </>
  );
}
