import { Check } from 'lucide-react';
import { texts } from '../texts';

export function Benefits() {
  return (
    <section aria-labelledby="premium-kazanc" className="card p-6">
      <h3 id="premium-kazanc" className="text-xl">
        {texts.benefits.title}
      </h3>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {texts.benefits.list.map(([title, text]) => (
          <li key={title} className="flex gap-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Check aria-hidden size={15} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
