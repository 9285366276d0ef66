import { Spelling } from './spelling.js';
import { stems } from './stems.js';

/** Where a word stands: in names, in topics (category, service, tag), in addresses, in descriptions alone, which are not worth correcting to. */
export type WordPlace = 'name' | 'topic' | 'address' | 'text';

export type WordCounts<Counts> = Readonly<Record<WordPlace, Counts>>;

/** How many documents have each of so many words, by place. */
export const newCounts = (words: number): WordCounts<Uint32Array> => ({
  name: new Uint32Array(words),
  topic: new Uint32Array(words),
  address: new Uint32Array(words),
  text: new Uint32Array(words),
});

export interface Form {
  readonly word: string;
  /** 1 for the word itself, less for another form of it. */
  readonly likeness: number;
}

const wordPlaces = ['name', 'topic', 'address', 'text'] as const satisfies readonly WordPlace[];

const INFLECTED = 0.85;
const MOST_STARTING = 96;
const MOST_COMPARED = 100_000;
const MOST_REMEMBERED = 2_000;

const lowerBound = (sorted: readonly string[], word: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * What the index contains: its words with the number of documents that use them, and its service phrases. The reading chooses between
 * analyses, corrections and meanings by it. Words are numbered from 0 and never renumbered; a word that nobody uses counts nothing.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** How many companies were counted. */
  documents = 0;
  readonly #ids = new Map<string, number>();
  readonly #counts: WordCounts<number[]> = { name: [], topic: [], address: [], text: [] };
  readonly #services = new Map<string, number>();
  readonly #joinedServices = new Map<string, string>();
  readonly #spelling = new Spelling();
  readonly #targets = new Set<number>();
  /** Forms already looked for, until a word is counted again. */
  readonly #formsOf = new Map<string, readonly Form[]>();
  #sorted: string[] = [];
  #loose: string[] = [];

  id(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** Counts a document's distinct word in one place, `by` −1 when the document goes; answers the word's number. */
  count(word: string, place: WordPlace, by: 1 | -1 = 1): number {
    if (this.#formsOf.size > 0) this.#formsOf.clear();
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.words.push(word) - 1;
      this.#ids.set(word, id);
      this.#loose.push(word);
      for (const counts of Object.values(this.#counts)) counts.push(0);
    }
    this.#counts[place][id]! += by;
    if (place !== 'text' && !this.#targets.has(id)) {
      this.#targets.add(id);
      this.#spelling.add(word);
    }
    return id;
  }

  /** Takes the words of another vocabulary under their numbers; undefined is one that nobody uses. */
  restore(words: readonly (string | undefined)[], counts: WordCounts<Uint32Array>, documents: number): void {
    this.documents += documents;
    for (const [id, word] of words.entries()) {
      this.words.push(word ?? '');
      for (const place of wordPlaces) this.#counts[place].push(counts[place][id]!);
      if (word === undefined) continue;
      this.#ids.set(word, id);
      this.#loose.push(word);
      if (this.weight(word) === 0) continue;
      this.#targets.add(id);
      this.#spelling.add(word);
    }
  }

  /** Adds documents with a service, or removes them (`by` below 0). */
  countService(phrase: string, by = 1): void {
    if (phrase === '') return;

    const count = (this.#services.get(phrase) ?? 0) + by;
    const joined = phrase.replaceAll(' ', '');
    if (count > 0) this.#services.set(phrase, count);
    else this.#services.delete(phrase);
    if (joined === phrase) return;
    if (count > 0) this.#joinedServices.set(joined, phrase);
    else this.#joinedServices.delete(joined);
  }

  /** The service of several words that somebody wrote as one. */
  joinedService(word: string): string | undefined {
    return this.#joinedServices.get(word);
  }

  isService(phrase: string): boolean {
    return this.#services.has(phrase);
  }

  inNames(word: string): number {
    return this.#count('name', word);
  }

  isTopic(word: string): boolean {
    return this.#count('topic', word) > 0;
  }

  /** Documents with the word in a name, a topic or an address. */
  weight(word: string): number {
    return this.#count('name', word) + this.#count('topic', word) + this.#count('address', word);
  }

  knows(word: string): boolean {
    return this.weight(word) + this.#count('text', word) > 0;
  }

  near(word: string): readonly { readonly word: string; readonly distance: number }[] {
    return this.#spelling.near(word).filter(({ word: known }) => this.weight(known) > 0);
  }

  /** Known words that begin so, in no order, at most `most`. */
  starting(prefix: string, most = MOST_STARTING): readonly string[] {
    const found: string[] = [];
    for (let at = lowerBound(this.#sorted, prefix); at < this.#sorted.length && found.length < most; at += 1) {
      const word = this.#sorted[at]!;
      if (!word.startsWith(prefix)) break;
      if (this.knows(word)) found.push(word);
    }
    for (const word of this.#loose)
      if (found.length < most && word.startsWith(prefix) && this.knows(word)) found.push(word);
    return found;
  }

  /** Whether a name or a topic begins so; what only descriptions say is no reason to believe in an unfinished word. */
  begins(prefix: string): boolean {
    return this.starting(prefix).some((word) => this.weight(word) > 0);
  }

  /** The known words that a typed word stands for, itself first; none when no form of it is known. */
  forms(word: string): readonly Form[] {
    let forms = this.#formsOf.get(word);
    if (forms === undefined) {
      if (this.#formsOf.size >= MOST_REMEMBERED) this.#formsOf.clear();
      this.#formsOf.set(word, (forms = this.#lookForForms(word)));
    }
    return forms;
  }

  #lookForForms(word: string): readonly Form[] {
    const bases = this.bases(word);
    if (bases.length === 0) return [];
    const found = new Map<string, number>();
    if (this.knows(word)) found.set(word, 1);
    for (const base of bases) {
      if (!found.has(base) && this.knows(base)) found.set(base, INFLECTED);
      if (base.length < 3) continue;
      const root = /[pctk]$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
      for (const candidate of this.starting(root, 400)) {
        if (!found.has(candidate) && candidate.length <= base.length + 10 && stems(candidate).includes(base))
          found.set(candidate, INFLECTED);
      }
    }
    return [...found].map(([form, likeness]) => ({ word: form, likeness }));
  }

  /** The words that most companies have among those that begin as an unfinished one does. */
  completions(prefix: string): readonly string[] {
    return this.starting(prefix, MOST_COMPARED)
      .map((word) => ({ word, weight: this.weight(word) }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_STARTING)
      .map(({ word }) => word);
  }

  /**
   * The analyses of a word that the index bears out: the word where it is known, then stems that are words of their own
   * (four letters or more: `kaya` is no `kay`); for an unknown word the least changed stem that another known word shares.
   */
  bases(word: string): readonly string[] {
    const analyses = stems(word);
    const known = analyses.filter(
      (stem) => this.knows(stem) && (stem === word || stem.length >= 4 || !this.knows(word)),
    );
    if (known.length > 0) return known[0] === word ? known : known.slice(0, 1);
    const shared = analyses.find(
      (stem) =>
        stem.length >= 4 && this.starting(stem.slice(0, -1), 200).some((candidate) => stems(candidate).includes(stem)),
    );
    return shared === undefined ? [] : [shared];
  }

  /** Puts new words in order when there are enough of them, so that a query need not. */
  settle(): void {
    this.#spelling.settle();
    if (this.#loose.length > 256 + this.#sorted.length / 8) this.#sort();
  }

  #count(place: WordPlace, word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : this.#counts[place][id]!;
  }

  #sort(): void {
    this.#sorted = [...this.#sorted, ...this.#loose].sort();
    this.#loose = [];
  }
}
