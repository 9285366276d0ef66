import type { Checker, Fault } from './checkers.js';

/** The guards of reviews, and of their erasure with a person: each is removed once, and a test must fail. */
const processes = ['packages/platform', 'services/identity', 'services/directory', 'bff', 'embedded'] as const;

export const reviewCheckers = {
  reviews: {
    name: 'reviews.spec',
    profile: 'embedded',
    spec: 'services/reviews/src/reviews.spec.ts',
    size: 'a service',
  },
  responses: {
    name: 'responses.spec',
    profile: 'embedded',
    spec: 'services/reviews/src/responses.spec.ts',
    size: 'a service',
  },
  erasure: {
    name: 'erasure.spec',
    profile: 'embedded',
    spec: 'tests/faults/erasure.spec.ts',
    size: '8 words, every file',
    build: processes,
  },
} as const satisfies Record<string, Checker>;

const REVIEWS = 'services/reviews/src';
const IDENTITY = 'services/identity/src';

export const guardsOfReviews: readonly Fault[] = [
  {
    promise: 'nobody writes for somebody else',
    planted: 'a review is edited by whoever knows its id',
    checker: 'reviews',
    file: `${REVIEWS}/review-people.ts`,
    text: "    if (actor.kind !== 'operator' && actor.id !== userId) throw new Refusal('FORBIDDEN');\n",
    replacement: '',
  },
  {
    promise: 'nobody writes for somebody else',
    planted: 'owners review themselves',
    checker: 'reviews',
    file: `${REVIEWS}/review-people.ts`,
    text: "    if (await this.owns(userId, companyId)) throw new Refusal('REVIEW_OWN_COMPANY');\n",
    replacement: '',
  },
  {
    promise: 'nobody writes for somebody else',
    planted: 'anybody answers for a company',
    checker: 'responses',
    file: `${REVIEWS}/review-people.ts`,
    text: "    if (!(await this.owns(actor.id, companyId))) throw new Refusal('FORBIDDEN');\n",
    replacement: '',
  },
  {
    promise: 'nobody writes for somebody else',
    planted: 'anybody looks at what was reported',
    checker: 'responses',
    file: `${REVIEWS}/review-people.ts`,
    text: '    return this.access.requireAdmin(context);',
    replacement: '    return this.access.require(context);',
  },
  {
    promise: 'a vote counts once',
    planted: 'people vote for themselves',
    checker: 'responses',
    file: `${REVIEWS}/responses.ts`,
    text: "    if (review.userId === voterId) throw new Refusal('REVIEW_VOTE_OWN');\n",
    replacement: '',
  },
  {
    promise: 'a vote counts once',
    planted: 'a changed vote counts beside the one before',
    checker: 'responses',
    file: `${REVIEWS}/company-reviews/projection.ts`,
    text: ' - Number(previous === true)',
    replacement: '',
    always: true,
  },
  {
    promise: 'a vote counts once',
    planted: 'a link for one customer works for all of theirs',
    checker: 'responses',
    file: `${REVIEWS}/invitations/invitations.ts`,
    text: "    if (usedBy !== null) return usedBy === userId ? 'accepted' : 'used';\n",
    replacement: '',
  },
  {
    promise: 'nobody writes for somebody else',
    planted: 'a review counts before its author has proven an address',
    checker: 'reviews',
    file: `${REVIEWS}/publish.ts`,
    text: "  if ('waits' in own.data && own.data.waits) return undefined;\n",
    replacement: '',
  },
  {
    promise: 'who is erased is gone',
    planted: 'the key of their reviews stays',
    checker: 'reviews',
    file: `${REVIEWS}/bulk-moderation.ts`,
    text: "await this.parts.keys.destroy(userId, 'reviews');",
    replacement: 'return;',
  },
  {
    promise: 'who is erased is gone',
    planted: 'what they said about reviews can still be read',
    checker: 'responses',
    file: `${REVIEWS}/bulk-moderation.ts`,
    text: "    await this.parts.keys.destroy(userId, 'messages');\n",
    replacement: '',
  },
  {
    promise: 'who is erased is gone',
    planted: 'deleted rows stay in their file',
    checker: 'erasure',
    file: 'packages/platform/src/embedded/sqlite/database.ts',
    text: '    PRAGMA secure_delete = ON;\n',
    replacement: '',
  },
  {
    promise: 'who is erased is gone',
    planted: 'mails stay in the outbox',
    checker: 'erasure',
    file: `${IDENTITY}/privacy/erasing/erase-when-due.ts`,
    text: '    await this.parts.mailPort.erase?.(email);\n',
    replacement: '',
  },
  {
    promise: 'who is erased is gone',
    planted: 'names are written into events as they are',
    checker: 'erasure',
    file: 'packages/platform/src/personal/sealed-store.ts',
    text: '    const events = await Promise.all(append.events.map((event) => seal(stream, event)));',
    replacement: '    const { events } = append;',
  },
];
