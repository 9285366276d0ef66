import type { attributes } from '@carsi/contracts/directory/attributes';
import {
  Accessibility,
  Baby,
  BadgePercent,
  Bike,
  CalendarCheck,
  CalendarClock,
  CircleParking,
  Clock,
  CreditCard,
  DoorOpen,
  type LucideIcon,
  MoonStar,
  Music,
  PawPrint,
  ShoppingBag,
  Snowflake,
  Trees,
  Users,
  Venus,
  WalletCards,
  Wifi,
} from 'lucide-react';

const icons: Readonly<Record<(typeof attributes)[number]['icon'], LucideIcon>> = {
  Accessibility,
  Baby,
  BadgePercent,
  Bike,
  CalendarCheck,
  CalendarClock,
  CircleParking,
  Clock,
  CreditCard,
  DoorOpen,
  MoonStar,
  Music,
  PawPrint,
  ShoppingBag,
  Snowflake,
  Trees,
  Users,
  Venus,
  WalletCards,
  Wifi,
};

/** By the name in the table of attributes. */
export function AttributeIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = icons[name as keyof typeof icons];
  return <Icon aria-hidden size={size} className="shrink-0" />;
}
