import { Panel } from '../../../components/account/panel';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';
import { type Switch, Switches } from './switches';

const words = texts.notifications;
const channels: readonly Switch[] = [
  { name: 'emailNotifications', label: words.email, text: words.emailText },
  { name: 'pushNotifications', label: words.push, note: words.noProvider },
  { name: 'smsNotifications', label: words.sms, note: words.noProvider },
];
const kinds: readonly Switch[] = [
  { name: 'reviewNotifications', label: words.reviews, text: words.reviewsText },
  { name: 'messageNotifications', label: words.messages, text: words.messagesText },
  { name: 'marketingEmails', label: words.marketing, text: words.marketingText },
];

export function NotificationsTab({ settings }: { settings: SettingsDraft }) {
  return (
    <div className="space-y-6">
      <Panel title={words.channels}>
        <Switches rows={channels} {...settings} />
      </Panel>
      <Panel title={words.kinds}>
        <Switches rows={kinds} {...settings} />
      </Panel>
    </div>
  );
}
