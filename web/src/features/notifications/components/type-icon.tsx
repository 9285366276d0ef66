import type { Notification } from '@carsi/contracts/messaging/http/notification';
import { BellRing, Heart, Info, type LucideIcon, MessageCircle, Star, Tag } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';

const icons: Readonly<Record<Notification['type'], LucideIcon>> = {
  message: MessageCircle,
  review: Star,
  favorite: Heart,
  promotion: Tag,
  system: Info,
  reminder: BellRing,
};

export function TypeIcon({ type, className = 'size-10' }: { type: Notification['type']; className?: string }) {
  const Icon = icons[type];
  return (
    <span
      title={texts.types[type]}
      className={cx('flex shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent', className)}
    >
      <Icon aria-hidden size={18} />
      <span className="sr-only">{texts.types[type]}</span>
    </span>
  );
}
