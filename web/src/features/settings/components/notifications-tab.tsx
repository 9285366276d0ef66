import { Panel } from '../../../components/account/panel';
import { SwitchRow } from '../../../components/account/switch-row';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';

const told = texts.notifications;

export function NotificationsTab({ settings: { draft, put } }: { settings: SettingsDraft }) {
  return (
    <div className="space-y-6">
      <Panel title={told.channels}>
        <div className="-my-3 divide-y divide-line">
          <SwitchRow
            label={told.email}
            text={told.emailText}
            checked={draft.emailNotifications}
            onChange={(emailNotifications) => put({ emailNotifications })}
          />
          <SwitchRow
            label={told.push}
            note={told.noProvider}
            checked={draft.pushNotifications}
            onChange={(pushNotifications) => put({ pushNotifications })}
          />
          <SwitchRow
            label={told.sms}
            note={told.noProvider}
            checked={draft.smsNotifications}
            onChange={(smsNotifications) => put({ smsNotifications })}
          />
        </div>
      </Panel>
      <Panel title={told.kinds}>
        <div className="-my-3 divide-y divide-line">
          <SwitchRow
            label={told.reviews}
            text={told.reviewsText}
            checked={draft.reviewNotifications}
            onChange={(reviewNotifications) => put({ reviewNotifications })}
          />
          <SwitchRow
            label={told.messages}
            text={told.messagesText}
            checked={draft.messageNotifications}
            onChange={(messageNotifications) => put({ messageNotifications })}
          />
          <SwitchRow
            label={told.marketing}
            text={told.marketingText}
            checked={draft.marketingEmails}
            onChange={(marketingEmails) => put({ marketingEmails })}
          />
        </div>
      </Panel>
    </div>
  );
}
