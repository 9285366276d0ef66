import { Printer } from 'lucide-react';
import { Fragment } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { formatDate } from '../../../lib/format/dates';
import { Head, titled } from '../../../lib/ssr/head';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import type { LegalText, Section } from '../legal-text';
import { texts } from '../texts';
import { Blocks } from './blocks';
import { OperatorCard } from './operator-card';

/** A text to be read, linked to and printed; all of it is in the page that the server sends. */
export function LegalPage({ text }: { text: LegalText }) {
  const { title, lead, version, sections } = text;
  const other = text.path === paths.privacy ? 'terms' : 'privacy';
  return (
    <>
      <Head title={titled(title)} description={text.description} path={text.path} type="article" />
      <div className="frame pt-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <Contents sections={sections} />
        <article className="max-w-3xl print:max-w-none">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">{texts.version(formatDate(version))}</p>
            <Button
              small
              icon={Printer}
              label={texts.print}
              className="needs-script print:hidden"
              onClick={() => window.print()}
            />
          </div>
          <p className="mt-5 text-lg">{lead}</p>
          {sections.map(({ id, title, blocks }, index) => (
            <Fragment key={id}>
              <section id={id} aria-labelledby={`${id}-baslik`} className="mt-10 break-inside-auto">
                <h2 id={`${id}-baslik`} className="mb-3 break-after-avoid text-2xl">
                  {title}
                </h2>
                <Blocks blocks={blocks} caption={title} />
              </section>
              {index === 0 ? <OperatorCard /> : null}
            </Fragment>
          ))}
          <p className="mt-10 border-t border-line pt-5 print:hidden">
            {texts.also}{' '}
            <Link to={paths[other]} className="link underline">
              {texts.other[other]}
            </Link>
          </p>
        </article>
      </div>
    </>
  );
}

/** Beside the text on wide screens, a disclosure above it on phones; both without JavaScript. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const links = (
    <ol className="space-y-1 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block rounded-lg px-2 py-1.5 hover:bg-accent-soft hover:text-accent">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={texts.contents} className="mb-8 print:hidden">
      <details className="card p-4 lg:hidden">
        <summary className="font-semibold">{texts.contents}</summary>
        <div className="mt-3">{links}</div>
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
        <p className="mb-2 px-2 text-sm font-semibold text-muted">{texts.contents}</p>
        {links}
      </div>
    </nav>
  );
}
