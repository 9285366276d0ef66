import type { Companies } from './companies.js';
import { spokenForms } from './evidence.js';
import { FIELD_BITS } from './fields.js';

/** Companies that have words in their name, services or tags. The buffer is used again; one question at a time. */
export class Having {
  /** How many of the words a company has, one after the other. */
  #counts = new Uint8Array(0);

  /** Ordinals of those with all of the words, in no order. */
  all(words: readonly string[], companies: Companies): readonly number[] {
    if (this.#counts.length < companies.size) this.#counts = new Uint8Array(Math.ceil(companies.size * 1.25));
    const counts = this.#counts;
    let found: number[] = [];
    for (const [at, word] of words.entries()) {
      const before = found;
      found = [];
      for (const [form, fields] of spokenForms(word, companies))
        for (const posting of companies.word(form)) {
          const ordinal = posting >>> FIELD_BITS;
          if ((posting & fields) === 0 || counts[ordinal] !== at) continue;
          counts[ordinal] = at + 1;
          found.push(ordinal);
        }
      for (const ordinal of before) if (counts[ordinal] === at) counts[ordinal] = 0;
    }
    for (const ordinal of found) counts[ordinal] = 0;
    return found;
  }
}
