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
  children?: ReactNode;
}

const classes = ({ look = 'outline', small, className }: Look): string =>
  cx('btn', looks[look], small && 'btn-small', className);

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
  className,
  children,
  ...button
}: ComponentProps<'button'> & Look & Content) {
  return (
    <button type="button" {...button} className={classes({ look, small, className })}>
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
  className,
  children,
  ...link
}: ComponentProps<typeof Link> & Look & Content) {
  return (
    <Link {...link} className={classes({ look, small, className })}>
      {content({ small, icon, label, children })}
    </Link>
  );
}
