import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation/router';

const looks = { primary: 'btn-primary', outline: 'btn-outline', quiet: 'btn-quiet' } as const;

interface Look {
  look?: keyof typeof looks;
  small?: boolean;
  className?: string | undefined;
}

interface Content {
  small?: boolean;
  icon?: LucideIcon;
  /** The visible text; `children` come after it. */
  label?: ReactNode;
  /** What it acts on, for its accessible name: 'Düzenle: Lale Kafe'. */
  of?: string;
  children?: ReactNode;
}

const classes = ({ look = 'outline', small, className }: Look): string =>
  cx('btn', looks[look], small && 'btn-small', className);

const nameOf = ({ label, of }: Content) => (of === undefined ? {} : { 'aria-label': `${label as string}: ${of}` });

const content = ({ small, icon: Icon, label, children }: Content) => (
  <>
    {Icon ? <Icon aria-hidden size={small ? 16 : 18} /> : null}
    {label}
    {children}
  </>
);

/** A button; it submits a form only with `type="submit"`. */
export function Button({
  look,
  small,
  icon,
  label,
  of,
  className,
  children,
  ...button
}: ComponentProps<'button'> & Look & Content) {
  return (
    <button type="button" {...nameOf({ label, of })} {...button} className={classes({ look, small, className })}>
      {content({ small, icon, label, children })}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  small,
  icon,
  label,
  of,
  className,
  children,
  ...link
}: ComponentProps<typeof Link> & Look & Content) {
  return (
    <Link {...nameOf({ label, of })} {...link} className={classes({ look, small, className })}>
      {content({ small, icon, label, children })}
    </Link>
  );
}
