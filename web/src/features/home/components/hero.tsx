import { ArrowRight } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { SearchBox } from '../../../components/search/search-box';
import { Link } from '../../../lib/navigation/router';
import mosaic from '../mosaic.svg?no-inline';
import { quickCategories, sampleSearches, texts } from '../texts';

const onBand =
  'rounded-full border border-white/25 px-3.5 py-1.5 text-sm font-medium hover:border-white hover:bg-white/10';

export function Hero() {
  return (
    <section className="tiled -mt-16 bg-band pt-16 text-band-ink">
      <div className="frame relative py-12 sm:py-20">
        <img
          src={mosaic}
          alt=""
          width={480}
          height={384}
          className="absolute top-1/2 right-8 hidden w-[25rem] -translate-y-1/2 rounded-3xl xl:block"
        />
        <h1 className="max-w-3xl xl:max-w-[44rem] text-[2.15rem] font-extrabold sm:text-6xl">{texts.heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-band-muted">{texts.lead}</p>
        <div className="relative z-10 mt-7 max-w-3xl xl:max-w-[44rem]">
          <SearchBox large />
        </div>
        <ul aria-label={texts.quick} className="mt-5 flex flex-wrap gap-2">
          {quickCategories.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={`${paths.search}?kategori=${slug}`}
                className="inline-block rounded-full bg-band-ink px-4 py-1.5 text-sm font-semibold text-[#12293c] hover:bg-white"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ul aria-label={texts.samples} className="mt-3 flex flex-wrap gap-2">
          {sampleSearches.map((sample) => (
            <li key={sample}>
              <Link to={`${paths.search}?q=${encodeURIComponent(sample)}`} className={`inline-block ${onBand}`}>
                {sample}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={paths.search}
          className="mt-5 inline-flex items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline"
        >
          {texts.allSearch}
          <ArrowRight aria-hidden size={17} />
        </Link>
      </div>
    </section>
  );
}
