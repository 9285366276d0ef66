import type { Checker, Fault } from './checkers.js';

/** The steps of an erasure: each is left out once, and a test must fail. */
const processes = [
  'packages/platform',
  'services/identity',
  'services/reviews',
  'services/messaging',
  'embedded',
] as const;

export const erasureCheckers = {
  backup: {
    name: 'faults/backup.spec',
    profile: 'embedded',
    spec: 'tests/faults/backup.spec.ts',
    size: '3 restores',
    build: processes,
  },
} as const satisfies Record<string, Checker>;

const ERASING = 'services/identity/src/privacy/erasing';
const promise = 'who is erased is gone';

export const guardsOfErasure: readonly Fault[] = [
  {
    promise,
    planted: 'the keys of who is erased stay',
    checker: 'erasure',
    file: `${ERASING}/erase-person.ts`,
    text: '    for (const purpose of purposes) await this.keys.destroy(userId, purpose);\n',
    replacement: "    if (purposes.length > 9) await this.parts.keys.destroy(userId, 'profile');\n",
  },
  {
    promise,
    planted: 'the keys of messages stay',
    checker: 'erasure',
    file: 'services/messaging/src/written-messages.ts',
    text: "    await this.parts.keys.destroy(userId, 'messages');\n",
    replacement: "    if (userId === '') await this.keys.destroy(userId, 'messages');\n",
  },
  {
    promise,
    planted: 'nobody looks at the list of erasures after a restore',
    checker: 'backup',
    file: `${ERASING}/erase-again.ts`,
    text: '    if (this.#done) return 0;',
    replacement: '    if (!this.#done) return 0;',
  },
  {
    promise,
    planted: 'nobody is written on the list of erasures',
    checker: 'backup',
    file: `${ERASING}/erase-person.ts`,
    text: '    await this.list.note(userId, purposes);\n',
    replacement: '    if (purposes.length > 9) await this.list.note(userId, purposes);\n',
  },
  {
    promise,
    planted: 'keys stay in the copy of the events',
    checker: 'backup',
    file: 'packages/platform/src/embedded/sqlite/keys-apart.ts',
    text: 'moved = db.prepare(`DELETE FROM main."${table}" WHERE id IN (${next})`).run().changes > 0;',
    replacement: 'moved = false;',
  },
];
