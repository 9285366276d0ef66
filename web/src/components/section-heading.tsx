import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../lib/navigation/router';

interface SectionHeadingProps {
  title: string;
  text?: string;
  more?: { to: string; text: string };
  children?: ReactNode;
}

export function SectionHeading({ title, text, more, children }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="text-2xl sm:text-[1.7rem]">{title}</h2>
        {text ? <p className="mt-1 text-muted">{text}</p> : null}
      </div>
      {more ? (
        <Link to={more.to} className="link inline-flex items-center gap-1.5">
          {more.text}
          <ArrowRight aria-hidden size={16} />
        </Link>
      ) : null}
      {children}
    </div>
  );
}
