// What the two specifications promise, section by section, in the words that a test can be found by. Calls and fields are shown by suites that
// hold the whole list against the interface; the rest by every suite that names them.

import { additions } from './additions.mjs';
import { calls } from './calls.mjs';
import { constants } from './constants.mjs';
import { entities } from './fields.mjs';
import { routes, screens } from './screens.mjs';
import { rules, sentences } from './sentences.mjs';

/** `by` is a suite that takes the whole list; then no text is looked for. @typedef {import('./read.mjs').Row & { by?: string }} Row */

const partsOf = (/** @type {import('./calls.mjs').Call} */ { query, body, answer }) =>
  [
    query.length > 0 && `? ${query.join(' ')}`,
    body.length > 0 && `: ${body.join(' ')}`,
    answer.length > 0 && `→ ${answer.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** @type {Readonly<Record<string, readonly Row[]>>} */
export const promised = {
  Routes: routes,
  'What screens say': screens,
  Calls: calls.map((call) => ({
    what: `${call.method} ${call.path.replaceAll('{}', '{id}')} ${partsOf(call)}`.trim(),
    by: 'tools/promises/calls.spec.ts',
  })),
  'Entity fields': Object.entries(entities).flatMap(([entity, fields]) =>
    fields
      .split(' ')
      .map((field) => ({ what: `${entity}: ${field.split('=')[0]}`, by: 'tools/promises/fields.spec.ts' })),
  ),
  'Validation rules': rules,
  Sentences: sentences,
  'Constants and formulas': constants,
  'Beside the specifications': additions,
};
