import { Panel } from '../../../components/account/panel';
import { SwitchRow } from '../../../components/account/switch-row';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';

const words = texts.notifications;

export function NotificationsTab({ settings: { draft, put } }: { settings: SettingsDraft }) {
  return (
    <div className="space-y-6">
      <Panel title={words.channels}>
        <div className="-my-3 divide-y divide-line">
          <SwitchRow
            label={words.email}
            text={words.emailText}
            checked={draft.emailNotifications}
            onChange={(emailNotifications) => put({ emailNotifications })}
          />
          <SwitchRow
            label={words.push}
            note={words.noProvider}
            checked={draft.pushNotifications}
            onChange={(pushNotifications) => put({ pushNotifications })}
          />
          <SwitchRow
            label={words.sms}
            note={words.noProvider}
            checked={draft.smsNotifications}
            onChange={(smsNotifications) => put({ smsNotifications })}
          />
        </div>
      </Panel>
      <Panel title={words.kinds}>
        <div className="-my-3 divide-y divide-line">
          <SwitchRow
            label={words.reviews}
            text={words.reviewsText}
            checked={draft.reviewNotifications}
            onChange={(reviewNotifications) => put({ reviewNotifications })}
          />
          <SwitchRow
            label={words.messages}
            text={words.messagesText}
            checked={draft.messageNotifications}
            onChange={(messageNotifications) => put({ messageNotifications })}
          />
          <SwitchRow
            label={words.marketing}
            text={words.marketingText}
            checked={draft.marketingEmails}
            onChange={(marketingEmails) => put({ marketingEmails })}
          />
        </div>
      </Panel>
    </div>
  );
}
