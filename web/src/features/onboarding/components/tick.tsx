import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** A fact with a tick before it. */
export function Tick({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <BadgeCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-good" />
      <span>{children}</span>
    </li>
  );
}
