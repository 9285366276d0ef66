import { billingTopic } from '@carsi/contracts/billing/events';
import { directoryTopic } from '@carsi/contracts/directory/events';
import type { IdentityCalls } from '@carsi/contracts/identity/calls';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { clientOf } from '@carsi/platform/hosting/client';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { ServiceStores } from '@carsi/platform/service-module';
import { MailRequests } from './mail-requests.js';
import { subscriptionMail } from './newsletter/subscription-mail.js';
import { issue } from './newsletter/issue.js';
import { issueIndexes, issueRows } from './newsletter/issue-rows.js';
import { Issues } from './newsletter/issues.js';
import { Newsletter } from './newsletter/newsletter.js';
import { subscriberIndexes, subscriberRows } from './newsletter/projection.js';
import { SendIssues } from './newsletter/send-issues.js';
import { subscription } from './newsletter/subscription.js';
import { AddressKeys } from './address-keys.js';
import { ticketMail } from './tickets/ticket-mail.js';
import { EraseAddress } from './erase-address.js';
import { ticketIndexes, ticketRows } from './tickets/projection.js';
import { supportedCompanies, supportedIndexes } from './tickets/supported-companies.js';
import { ticket } from './tickets/ticket.js';
import { Tickets } from './tickets/tickets.js';

const MAILS_MS = 500;
const HOUR_MS = 3_600_000;

export const supportReadModels = [
  readModelOf({ projection: ticketRows, sources: ['store'], indexes: ticketIndexes }),
  readModelOf({ projection: supportedCompanies, sources: [directoryTopic, billingTopic], indexes: supportedIndexes }),
  readModelOf({ projection: subscriberRows, sources: ['store'], indexes: subscriberIndexes }),
  readModelOf({ projection: issueRows, sources: ['store'], indexes: issueIndexes }),
];

/** Tickets and the newsletter: what people write without an account. */
export const startSupport = (
  { platform, logger, access }: ServiceContext,
  { collections, keys, store, readModels }: ServiceStores,
) => {
  const { clock, ids, mail, calls } = platform;
  const addresses = new AddressKeys(collections);
  const identity = clientOf<IdentityCalls>(calls, 'identity');
  const commands = {
    tickets: commandsOf(ticket, store, clock),
    subscriptions: commandsOf(subscription, store, clock),
    issues: commandsOf(issue, store, clock),
  };
  const known = { ...commands, store, readModels, keys, addresses, mail, identity, access, clock, ids };
  const tickets = new Tickets(known);
  const newsletter = new Newsletter(known);
  const mailRequests = new MailRequests(known);
  const subscribers = readModels.of(subscriberRows);
  const sendIssues = new SendIssues({
    ...known,
    rows: readModels.of(issueRows),
    subscribers,
    newsletter,
    mailRequests,
  });
  const turns = [
    () =>
      mailRequests.sendWaiting(readModels.of(ticketRows), ticketMail, (id, mail, meta) =>
        commands.tickets.run(id, { type: 'NoteTicketMail', data: { letter: mail }, meta }),
      ),
    () =>
      mailRequests.sendWaiting(subscribers, subscriptionMail(newsletter), (id, mail, meta) =>
        commands.subscriptions.run(id, { type: 'NoteSubscriptionMail', data: { letter: mail }, meta }),
      ),
    () => sendIssues.turn(),
  ];
  // Each by itself: a delay of one delays no other.
  const tasks = turns.map((turn) => {
    const task = new RepeatingTask(clock, MAILS_MS, logger);
    task.start(turn);
    return task;
  });
  const housekeeping = new RepeatingTask(clock, HOUR_MS, logger);
  housekeeping.start(() => newsletter.turn());
  return {
    tickets,
    newsletter,
    issues: new Issues(known),
    erasing: new EraseAddress({ tickets, newsletter, addresses, access }),
    stop: () => {
      for (const task of [...tasks, housekeeping]) task.stop();
    },
  };
};
