import { settingsDefaults } from '@carsi/contracts/identity/personal-settings';
import type { IdentityEvent, SettingsChoices } from '@carsi/contracts/identity/events';
import type { NotificationType } from '@carsi/contracts/messaging/notifications';
import type { Projection } from '@carsi/kernel/projection';

/** A person's notification settings; without a row the defaults. */
export type ChosenSettings = Pick<
  SettingsChoices,
  'messageNotifications' | 'reviewNotifications' | 'emailNotifications'
>;
const names = ['messageNotifications', 'reviewNotifications', 'emailNotifications'] as const;

export const chosenSettings: Projection<ChosenSettings, IdentityEvent> = {
  name: 'notification-settings',
  version: 1,
  rows: (event) => {
    if (event.type === 'UserErased') return [event.data.userId];
    return event.type === 'SettingsChosen' && names.some((name) => name in event.data.choices)
      ? [event.data.userId]
      : [];
  },
  evolve: (row = {}, event) => {
    if (event.type !== 'SettingsChosen') return undefined;
    const { choices } = event.data;
    const chosen = names.flatMap((name) => (choices[name] === undefined ? [] : [[name, choices[name]] as const]));
    return { ...row, ...Object.fromEntries(chosen) };
  },
};

export const chosen = (row: ChosenSettings = {}): Required<ChosenSettings> => ({
  messageNotifications: row.messageNotifications ?? settingsDefaults.messageNotifications,
  reviewNotifications: row.reviewNotifications ?? settingsDefaults.reviewNotifications,
  emailNotifications: row.emailNotifications ?? settingsDefaults.emailNotifications,
});

/** Messages and reviews can be switched off; what an account must know cannot. */
export const wants = (row: ChosenSettings | undefined, type: NotificationType): boolean => {
  const { messageNotifications, reviewNotifications } = chosen(row);
  if (type === 'message') return messageNotifications;
  return type === 'review' ? reviewNotifications : true;
};
