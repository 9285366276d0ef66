import { cx } from '../../lib/cx';
import sprite from './category-icons.svg?no-inline';

/** Categories name their icons themselves (icon_name): one file holds them, so that a new one costs no script. */
export function CategoryIcon({ name, size, className }: { name: string; size: number; className?: string }) {
  return (
    <svg aria-hidden width={size} height={size} strokeWidth={1.8} className={cx('shrink-0', className)}>
      <use href={`${sprite}#${name || 'Store'}`} />
    </svg>
  );
}
