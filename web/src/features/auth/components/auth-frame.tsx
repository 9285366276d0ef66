import type { ReactNode } from 'react';
import { Head, titled } from '../../../lib/ssr/head';
import { useLocation } from '../../../lib/navigation/router';
import { texts } from '../texts';

interface FrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A narrow column for forms; wide screens show the bazaar's gate beside it. */
export function AuthFrame({ title, lead, children }: FrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="frame grid gap-12 py-8 sm:py-12 lg:grid-cols-[minmax(0,28rem)_1fr] lg:items-start lg:gap-20">
      <Head title={titled(title)} description={lead ?? ''} path={pathname} noindex />
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
        <noscript>
          <p className="mt-4 rounded-xl bg-fair-soft px-4 py-3 text-fair">{texts.needsScript}</p>
        </noscript>
        <div className="mt-6 space-y-5">{children}</div>
      </div>
      <Gate />
    </div>
  );
}

function Gate() {
  return (
    <aside className="tiled sticky top-24 hidden min-h-[36rem] overflow-hidden rounded-3xl bg-band p-10 text-band-ink lg:block">
      <svg aria-hidden viewBox="0 0 320 360" className="absolute right-10 bottom-0 h-[23rem]">
        <path d="M0 360V160a160 160 0 0 1 320 0v200Z" fill="#0b6e75" />
        <path d="M36 360V164a124 124 0 0 1 248 0v196Z" fill="#f7f1e4" opacity="0.95" />
        <path d="M76 360V170a84 84 0 0 1 168 0v190Z" fill="#efb84f" />
        <path d="M112 360V178a48 48 0 0 1 96 0v182Z" fill="#b3452f" />
      </svg>
      <p className="relative max-w-sm font-display text-3xl leading-tight font-bold">{texts.aside.title}</p>
      <p className="relative mt-3 max-w-sm text-band-muted">{texts.aside.text}</p>
    </aside>
  );
}

/** The message of the previous screen. */
export function Announcement({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <output className="block rounded-xl bg-accent-soft px-4 py-3 text-accent">
      {title ? <span className="block font-display text-lg leading-snug font-bold">{title}</span> : null}
      {children ? <span className="mt-1 block text-sm font-medium">{children}</span> : null}
    </output>
  );
}
