import { useQuery } from '@tanstack/react-query';
import { paths } from '@carsi/contracts/common/paths';
import { statsQuery } from '../../../lib/api/get-stats';
import { Head, titled } from '../../../lib/ssr/head';
import { ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';
import { Counter } from './counter';

const shown = ['companies', 'users', 'categories', 'cities', 'reviews'] as const;

export function AboutPage() {
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.about} />
      <div className="frame pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-3 max-w-3xl text-lg text-muted">{texts.lead}</p>
        <Figures />
        <div className="max-w-3xl space-y-10">
          {texts.parts.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="mb-3 text-2xl">{title}</h2>
              <div className="space-y-3">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
          <p className="flex flex-wrap gap-3">
            <ButtonLink look="primary" label={texts.contact} to={paths.contact} />
            <ButtonLink label={texts.help} to={paths.help} />
            <ButtonLink label={texts.blog} to={paths.blog} />
          </p>
        </div>
      </div>
    </>
  );
}

/** Counted figures only (decision 26). */
function Figures() {
  const { data } = useQuery(statsQuery());
  return (
    <section aria-label={texts.figures} className="my-8">
      <dl className="card grid grid-cols-2 overflow-hidden sm:grid-cols-3 lg:grid-cols-5">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse border-line px-5 py-4">
            <dt className="text-muted">{texts.names[name]}</dt>
            <dd className="font-display text-3xl font-bold text-accent">
              {data ? <Counter to={data[name]} /> : <span aria-hidden>–</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{texts.counted}</p>
    </section>
  );
}
