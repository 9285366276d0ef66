import { Suspense } from 'react';
import { Link, useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { adminTexts as texts } from '../admin-texts';
import type { AdminPart } from '../own-parts';
import { AdminGate } from './admin-gate';
import { Stats } from './stats';

/** The administration: what there is in figures, a menu of parts, and the one that the address names. */
export default function AdminPanel({ parts }: { parts: readonly [AdminPart, ...AdminPart[]] }) {
  return (
    <AdminGate>
      <Desk parts={parts} />
    </AdminGate>
  );
}

function Desk({ parts }: { parts: readonly [AdminPart, ...AdminPart[]] }) {
  const [search] = useSearchParams();
  const at = parts.find(({ name }) => name === search.get('bolum')) ?? parts[0];
  return (
    <>
      <Stats />
      <nav aria-label={texts.parts} className="my-5 flex flex-wrap gap-2">
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
