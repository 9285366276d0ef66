import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
  level?: 1 | 2;
}

/** Empty, failed and missing: what happened, and the way on. */
export function Notice({ icon: Icon, title, text, children, role, level = 2 }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div role={role} className="mx-auto flex max-w-lg flex-col items-center px-4 py-14 text-center">
      <span className="arch mb-5 flex size-20 items-center justify-center bg-accent-soft pt-2 text-accent">
        <Icon aria-hidden size={32} strokeWidth={1.6} />
      </span>
      <Heading className={level === 1 ? 'text-3xl' : 'text-xl'}>{title}</Heading>
      {text ? <p className="mt-2 text-muted">{text}</p> : null}
      {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
