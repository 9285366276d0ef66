import { Suspense } from 'react';
import { Link, useSearchParams } from '../../../lib/router';
import { keepScroll } from '../../../lib/use-scroll';
import { adminTexts as texts } from '../admin-texts';
import { parts } from '../parts';

/** The administration: a menu of parts, and the one that the address names. */
export default function AdminPanel() {
  const [search] = useSearchParams();
  const at = parts.find(({ name }) => name === search.get('bolum')) ?? parts[0];
  return (
    <>
      <nav aria-label={texts.parts} className="mb-5 flex flex-wrap gap-2">
        {parts.map(({ name, text }) => (
          <Link
            key={name}
            to={`?sekme=yonetim&bolum=${name}`}
            replace
            state={keepScroll}
            aria-current={name === at.name ? 'page' : undefined}
            className="chip min-h-10 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
          >
            {text}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<div className="skeleton h-72" />}>
        <at.Body key={at.name} />
      </Suspense>
    </>
  );
}
