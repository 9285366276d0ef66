import type { AccountUser } from '@carsi/contracts/identity/http/account';
import {
  Bell,
  CalendarClock,
  Heart,
  type LucideIcon,
  MessageCircle,
  Settings,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { texts } from './texts';

interface AccountLink {
  to: string;
  text: string;
  icon: LucideIcon;
  shown?: (user: AccountUser) => boolean;
}

/** The user menu, here and on phones. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.profile, text: texts.profile, icon: UserRound },
  { to: paths.favorites, text: texts.favorites, icon: Heart },
  { to: paths.messages, text: texts.messages, icon: MessageCircle },
  { to: paths.requests, text: texts.requests, icon: CalendarClock },
  { to: paths.settings, text: texts.settings, icon: Settings },
  { to: paths.notifications, text: texts.notifications, icon: Bell },
  {
    to: paths.onboarding,
    text: texts.setUp,
    icon: Sparkles,
    shown: ({ onboarding_completed, user_type }) => !onboarding_completed && user_type !== 'admin',
  },
];

export const linksFor = (user: AccountUser): readonly AccountLink[] =>
  accountLinks.filter(({ shown }) => shown?.(user) ?? true);
