import type { ReactNode } from 'react';

/** A subject of an account page: what it is, why, and what one can do. */
export function Panel({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {text ? <div className="mt-1 text-muted">{text}</div> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
