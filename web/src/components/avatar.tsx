import { BadgeCheck } from 'lucide-react';
import { cx } from '../lib/cx';
import { initialOf } from '../lib/format/initial';
import { Picture } from './ui/picture';

interface AvatarProps {
  name: string;
  avatar: string | null;
  /** The admin's tick: a green ring with it. */
  verified?: boolean;
  className?: string;
}

/** A person's picture or initial. Decorative: the name is always beside it. */
export function Avatar({ name, avatar, verified = false, className = 'size-9 text-base' }: AvatarProps) {
  return (
    <span aria-hidden className={cx('relative inline-flex shrink-0', className)}>
      <span
        className={cx(
          'flex size-full items-center justify-center overflow-hidden rounded-full bg-accent-soft font-display font-bold text-accent',
          verified && 'ring-2 ring-good ring-offset-2 ring-offset-paper',
        )}
      >
        {avatar ? (
          <Picture src={avatar} sizes="6rem" alt="" width={96} height={96} className="size-full object-cover" />
        ) : (
          initialOf(name)
        )}
      </span>
      {verified ? (
        <BadgeCheck size={16} className="absolute -right-1.5 -bottom-1.5 rounded-full bg-paper text-good" />
      ) : null}
    </span>
  );
}
