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
import { RequestNewsletterMails } from './newsletter/request-mails.js';
import { issue } from './newsletter/issue.js';
import { issueIndexes, issueRows } from './newsletter/issue-rows.js';
import { Issues } from './newsletter/issues.js';
import { Newsletter } from './newsletter/newsletter.js';
import { subscriberIndexes, subscriberRows } from './newsletter/projection.js';
import { SendIssues } from './newsletter/send-issues.js';
import { subscription } from './newsletter/subscription.js';
import { AddressKeys } from './address-keys.js';
import { RequestTicketMails } from './tickets/request-mails.js';
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

/** Tickets and the newsletter, beside the conversations: what people write who need no account. */
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
  const known = { store, readModels, keys, addresses, mail };
  const tickets = new Tickets({ ...known, tickets: commands.tickets }, access, clock);
  const newsletter = new Newsletter({ ...known, subscriptions: commands.subscriptions }, access, clock);
  const issues = new Issues({ issues: commands.issues, store, readModels, identity }, access, clock);
  const mailRequests = new MailRequests(identity, access, ids);
  const subscribers = readModels.of(subscriberRows);
  const ticketMails = new RequestTicketMails(readModels.of(ticketRows), commands.tickets, mailRequests, clock);
  const newsletterMails = new RequestNewsletterMails(
    subscribers,
    commands.subscriptions,
    newsletter,
    mailRequests,
    clock,
  );
  const sendIssues = new SendIssues({
    rows: readModels.of(issueRows),
    subscribers,
    issues: commands.issues,
    newsletter,
    mailRequests: mailRequests,
    clock,
  });
  // Each by itself: what holds up one of them holds up no other.
  const turns = [ticketMails, newsletterMails, sendIssues].map((work) => ({
    work,
    every: new RepeatingTask(clock, MAILS_MS, logger),
  }));
  const housekeeping = new RepeatingTask(clock, HOUR_MS, logger);
  for (const { work, every } of turns) every.start(() => work.turn());
  housekeeping.start(() => newsletter.turn());
  return {
    tickets,
    newsletter,
    issues,
    erasing: new EraseAddress({ tickets, newsletter, addresses, access }),
    stop: () => {
      for (const { every } of turns) every.stop();
      housekeeping.stop();
    },
  };
};
