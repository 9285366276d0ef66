import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '@carsi/turkish/fold';
import { describe, expect, it } from 'vitest';

/** Words that this code once had for things that the field has its own words for: cached, notified, requested, erased, e-mail … */
const refused = new Set(
  (
    'told tell tells telling asked asks kept keeps keeper keepers held seen reached said says whole named those around beside outside ' +
    'stands waits taken barred letter letters forget forgets forgotten collected registering appointing raising moderating answering ' +
    'bookkeeping seats seat scratch away whoever somebody nobody anybody heard noted wished'
  ).split(' '),
);

/** Names that stay, because they are stored, sent between services or answered to browsers. */
const storedOrSent = new Set(
  // Events, and what their data and rows are called.
  (
    'MailAsked NoticeMailAsked SearchAsked SubscriptionAsked SubscriptionLetterAsked TicketLetterAsked BoxForgotten BuyerForgotten ' +
    'MessagesForgotten RequestForgotten TicketForgotten CompanyDraftKept OnboardingKept ReviewKept ReviewTakenDown ReportedMessagesSeen ' +
    'IssueReached asked askedAt endTold eraseAsked keeps letter letterId letters lettersWait reached told waits waitsSince ' +
    // Calls between services, and their bodies and answers.
    'forgetAddress forgetTicket sendLetter tellViews forgotten kept taken ' +
    // The HTTP interface.
    'lastAskedAt last_asked_at lastSeen lastSeenTime lastSeenKey said ' +
    // Codes of refusals, and reasons in files of rejected rows.
    'ARTICLE_SLUG_TAKEN CLAIM_WAITS EMAIL_TAKEN REVIEW_BARRED REVIEW_TAKEN_DOWN TICKET_FORGOTTEN CATEGORY_WITHOUT_LETTERS ' +
    'COORDINATES_OUTSIDE PICTURE_OUTSIDE ' +
    // Policies are checkpoints: these names are in the log's offsets.
    'forgetBuyerWhenUserErased forgetClaimsWhenClaimerErased forgetFavoritesWhenUserErased forgetMessagesWhenWriterErased ' +
    'forgetNotificationsWhenUserErased forgetPersonWhenErased forgetReactionsWhenUserErased forgetRequestsWhenAskerErased ' +
    'forgetTicketsWhenWriterErased raiseNotificationWhenReviewTakenDown tellOwnerWhenPlanOrInvoiceChanges ' +
    // Not ours: an option of node:crypto.
    'namedCurve'
  ).split(' '),
);
/** Letters of the alphabet are letters. */
const alphabets = /^packages\/turkish\/|recovery-codes\.ts$|read-ticket\.ts$/;

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['packages', 'services', 'bff/src', 'web/src', 'embedded/src', 'bench/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$|\/(dist|node_modules|testing|data)\//.test(path),
    ),
);

const prose = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;()]*</g;
const declarations = [
  /\b(?:const|let|function|class|interface|type|enum)\s+(\w+)/g,
  /^\s*(?:(?:private|readonly|static|async|override|get|set)\s+)*#?(\w+)[?!]?\s*[:(=](?!=)/gm,
  /[({,]\s*(?:private\s+|readonly\s+)*(\w+)\??\s*(?=[:,})=])/g,
  /\b(\w+)\s*=>/g,
];
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s]+/)
    .map(fold);
const namesIn = (source: string): string[] => {
  const code = source.replaceAll(prose, ' ');
  return declarations.flatMap((declaration) => [...code.matchAll(declaration)].map(([, name]) => name!));
};

describe('the names in the sources', () => {
  const found = sources.map((path) => ({ path, names: new Set(namesIn(readFileSync(`${root}${path}`, 'utf8'))) }));

  it('are words of the field', () => {
    const wrong = found.flatMap(({ path, names }) =>
      [...names]
        .filter((name) => !storedOrSent.has(name) && wordsOf(name).some((word) => refused.has(word)))
        .filter((name) => !(alphabets.test(path) && /letter/i.test(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('need every exception that is made for stored and sent ones', () => {
    const all = new Set(found.flatMap(({ names }) => [...names]));
    expect([...storedOrSent].filter((name) => !all.has(name))).toEqual([]);
  });

  it('are found wherever a name is declared', () =>
    expect(
      namesIn("const told = 'kept'; const f = (asked: A, { seen }) => held; class X {\n  async #said() {}\n}"),
    ).toEqual(expect.arrayContaining(['told', 'asked', 'seen', 'said'])));
});
