import { centreWords, isParticle, praises } from '../data/question-words.js';
import { districtsOf } from '../places.js';
import type { Lexicon } from './corrections.js';
import type { PlaceMeaning } from './place-names.js';
import type { Literal, Meaning, PlaceSpan, QuestionOptions, Span, WordSpan } from './meaning.js';
import { derivations, derivedFrom, equipment, stems } from './stems.js';
import { type Candidate, variantsOf } from './typed-words.js';
import { EVIDENCE, LESS_THAN_LITERAL } from './weights.js';

const MOST_WORDS = 5;
const MOST_COMPLETIONS = 3;
/** Digits of a telephone number without the area code. */
const LEAST_DIGITS = 7;
const isStop = (word: string): boolean => isParticle(word) || praises.has(word);
const afterVerb = /^m[iu]s[iu]n/;
const plateOf = (district: string): number => Number.parseInt(district, 10);

/** The more of a word was typed, the surer is its completion. */
const completed = (typed: string, full: string): number =>
  EVIDENCE.completed + (1 - EVIDENCE.completed) * 0.5 * (typed.length / full.length);

/** Collects the meanings of a question. */
export class Meanings {
  readonly all: Meaning[] = [];
  readonly #literal: ReadonlySet<Literal>;

  constructor(
    private readonly tokens: readonly Candidate[],
    private readonly lexicon: Lexicon,
    private readonly options: QuestionOptions,
  ) {
    this.#literal = new Set(options.literal);
  }

  /** Words that an explicit filter makes needless: another place than the one that is asked for. */
  readonly overridden = new Set<number>();

  place(read: Span, place: PlaceMeaning | undefined): boolean {
    if (place === undefined) return false;
    const span = place.area === undefined ? read : { ...read, evidence: read.evidence * this.#ofArea(place.area) };
    const city = this.#literal.has('city') ? undefined : place.city;
    const districts = this.#literal.has('district') ? [] : place.districts;
    if (city === undefined && districts.length === 0) return false;
    const { options } = this;
    const within = options.district === undefined ? options.city : plateOf(options.district);
    const isElsewhere = within !== undefined && city !== within && !districts.some((id) => plateOf(id) === within);
    if (isElsewhere) for (let at = span.from; at < span.to; at += 1) this.overridden.add(at);
    const add = (more: Partial<PlaceSpan>): void =>
      void this.all.push({ ...span, kind: 'place', districts: [], ...more });
    if (city !== undefined) {
      const chiefTown = place.preferred;
      if (chiefTown !== undefined) add({ districts: [chiefTown] });
      add({ city, evidence: span.evidence * (chiefTown === undefined ? 1 : EVIDENCE.derived) });
    }
    if (districts.length > 0) {
      add({ districts });
      const plates = new Set(districts.map(plateOf));
      for (const plate of plates)
        if (plate !== city) add({ city: plate, evidence: span.evidence * EVIDENCE.sameProvince });
    }
    return true;
  }

  #ofArea(name: string): number {
    const isWritten = name.split(' ').every((word) => this.lexicon.vocabulary.weight(word) > 0);
    return isWritten ? EVIDENCE.areaElsewhere : EVIDENCE.area;
  }

  /** Of several categories the one that is called so stands above those that know the word. */
  categories(span: Span, ids: readonly string[], phrase = ''): boolean {
    if (ids.length === 0 || this.#literal.has('category')) return false;
    const called = new Set(ids.length > 1 ? ids.filter((id) => this.lexicon.gazetteer.isCalled(id, phrase)) : ids);
    for (const category of ids) {
      const evidence = span.evidence * (called.size === 0 || called.has(category) ? 1 : EVIDENCE.synonym);
      this.all.push({ ...span, evidence, kind: 'category', category });
    }
    return true;
  }

  attributes(span: Span, ids: readonly string[]): boolean {
    if (this.#literal.has('attribute')) return false;
    for (const attribute of ids) this.all.push({ ...span, kind: 'attribute', attribute });
    return ids.length > 0;
  }

  /** Phrases of one to five words: places, categories, services. Answers the spans of several words, and those of one that is known. */
  phrases(): readonly (Span & { readonly means?: 'service' })[] {
    const { gazetteer, vocabulary } = this.lexicon;
    const { tokens } = this;
    const found: (Span & { readonly means?: 'service' })[] = [];
    const longest = Math.min(MOST_WORDS, Math.max(gazetteer.longest, 4), tokens.length);
    for (let length = longest; length > 0; length -= 1) {
      const longer = found.filter(
        (span) => span.to - span.from > length && span.evidence === 1 && span.means !== 'service',
      );
      for (let from = 0; from + length <= tokens.length; from += 1) {
        // A phrase beats its parts: in `diş ağrısı` nobody means Ağrı.
        if (longer.some((span) => span.from <= from && span.to >= from + length)) continue;
        const words = tokens.slice(from, from + length);
        if (length === 2) this.#joined(words, from);
        for (const { phrase, evidence, corrected } of variantsOf(words, from)) {
          const last = words.at(-1)!;
          const span = (own: number): Span => ({
            from,
            to: from + length,
            evidence: evidence * own,
            ...(corrected && { corrected }),
          });
          const exact = span(EVIDENCE.literal);
          let isPhrase = false;
          if (!(isParticle(phrase) && !words[0]!.proper))
            isPhrase = this.place(exact, gazetteer.place(phrase)) || isPhrase;
          isPhrase = this.categories(exact, gazetteer.category(phrase), phrase) || isPhrase;
          const isQuestion = length === 1 && isStop(phrase) && !(from === 0 && afterVerb.test(phrase));
          if (!isPhrase && !isQuestion) {
            const isName = length === 1 && vocabulary.inNames(phrase) > 0;
            const place = last.proper ? undefined : gazetteer.inflectedPlace(phrase);
            isPhrase = this.place(span(EVIDENCE.inflected * (isName ? LESS_THAN_LITERAL : 1)), place) && !isName;
          }
          if (!isPhrase && !(length === 1 && (isStop(phrase) || words[0]!.isForeign)))
            isPhrase = this.categories(span(EVIDENCE.inflected), gazetteer.inflectedCategory(phrase), phrase);
          if (!isPhrase && length > 1 && corrected === undefined)
            isPhrase = this.categories(span(EVIDENCE.derived), gazetteer.looseCategory(phrase.split(' ')));
          if (!isPhrase && length === 1 && corrected === undefined)
            isPhrase = this.categories(
              span(EVIDENCE.derived),
              gazetteer.derivedCategory(phrase, words[0]!.isForeign ? [phrase] : undefined),
            );
          if (!isPhrase && corrected === undefined) isPhrase = this.attributes(exact, gazetteer.attributes(phrase));
          if (isPhrase) found.push(exact);
          else if (length > 1 && !this.#literal.has('service') && this.#isService(phrase))
            found.push({ ...exact, means: 'service' });
        }
      }
    }
    return found;
  }

  /** One word that was written in two: `ku aför`. */
  #joined(words: readonly Candidate[], from: number): void {
    const { gazetteer } = this.lexicon;
    const phrase = words.map(({ text }) => text).join('');
    if (phrase.length < 4 || words.some(({ text }) => gazetteer.knows(text))) return;
    const span = { from, to: from + 2, evidence: EVIDENCE.joined };
    this.place(span, gazetteer.place(phrase));
    const exact = gazetteer.category(phrase);
    this.categories(span, exact.length > 0 ? exact : gazetteer.inflectedCategory(phrase));
  }

  #isService(phrase: string): boolean {
    const at = phrase.lastIndexOf(' ') + 1;
    const { vocabulary } = this.lexicon;
    return stems(phrase.slice(at)).some((stem) => vocabulary.isService(phrase.slice(0, at) + stem));
  }

  /** Words of companies: as typed, inflected, derived, corrected, completed, joined with the next; those of a service are no names. */
  words(services: readonly Span[]): void {
    const { gazetteer, vocabulary } = this.lexicon;
    const { tokens } = this;
    const add = (from: number, to: number, word: string, evidence: number, more: Partial<WordSpan> = {}): void => {
      const means =
        this.#isPlace(from, to) && gazetteer.place(word) !== undefined
          ? 'place'
          : this.#wordsOfTrade(from, to) > 0
            ? 'category'
            : undefined;
      this.all.push({
        from,
        to,
        kind: 'word',
        word,
        evidence,
        nameEvidence: evidence,
        isOnlyText: false,
        ...(means && { means }),
        ...(means === 'category' && { of: this.#wordsOfTrade(from, to) }),
        ...more,
      });
    };
    const isOfService = (at: number): boolean => services.some(({ from, to }) => at >= from && at < to);
    for (const [at, { words, known, begins, text, isForeign }] of tokens.entries()) {
      for (const { text: word, evidence: own } of words) {
        const isOnlyText =
          vocabulary.weight(word) === 0 && !this.#isPlace(at, at + 1) && this.#wordsOfTrade(at, at + 1) === 0;
        const corrected = known ? {} : { corrected: { at, to: word } };
        const less = vocabulary.inNames(word) > 0 || isOfService(at) ? LESS_THAN_LITERAL : 1;
        const forms = new Map<string, number>();
        for (const { word: form } of vocabulary.forms(word))
          if (!isForeign || stems(form).includes(word))
            forms.set(form, form === word ? 1 : begins ? EVIDENCE.completed : EVIDENCE.inflected);
        const derived = [...derivedFrom(word), ...(isForeign ? [] : derivations.map((ending) => word + ending))];
        for (const form of derived)
          if (!forms.has(form) && vocabulary.weight(form) > 0) forms.set(form, EVIDENCE.derived);
        for (const form of equipment(word))
          if (!forms.has(form) && vocabulary.isTopic(form)) forms.set(form, EVIDENCE.derived);
        for (const [form, likeness] of forms) {
          const evidence = own * likeness;
          const nameEvidence = form === word ? evidence : evidence * less;
          add(at, at + 1, form, evidence, { ...corrected, nameEvidence, isOnlyText });
        }
      }
      if (begins) for (const word of vocabulary.completions(text)) add(at, at + 1, word, completed(text, word));
      for (const { text: word, evidence } of tokens[at]!.composite?.words ?? []) {
        const to = at + tokens[at]!.composite!.parts;
        add(at, to, word, evidence, { corrected: { at, to: word } });
        const span = { from: at, to, evidence, corrected: { at, to: word } };
        this.categories(span, gazetteer.category(word));
        this.place(span, gazetteer.place(word));
      }
      const next = tokens[at + 1];
      if (next !== undefined) {
        const joined = text + next.text;
        if (joined.length >= 4 && vocabulary.weight(joined) > 0) add(at, at + 2, joined, EVIDENCE.joined);
      }
    }
  }

  /** The last words are the beginning of a name of a category or a place. */
  completions(): void {
    const { gazetteer } = this.lexicon;
    const { tokens } = this;
    const last = tokens.at(-1);
    if (last === undefined || !last.open || gazetteer.knows(last.text)) return;
    if (last.text.length < (tokens.length > 1 ? 3 : 4)) return;
    for (const length of [2, 1]) {
      if (tokens.length < length) continue;
      const from = tokens.length - length;
      const begun = tokens
        .slice(from)
        .map(({ text }) => text)
        .join(' ');
      const phrases = gazetteer.beginning(begun);
      for (const phrase of phrases.length > MOST_COMPLETIONS ? [] : phrases) {
        const span = { from, to: tokens.length, evidence: Math.min(1, completed(begun, phrase) + 0.1) };
        this.categories(span, gazetteer.category(phrase));
        this.place(span, gazetteer.place(phrase));
      }
    }
  }

  #isPlace(from: number, to: number): boolean {
    return this.all.some((meaning) => meaning.kind === 'place' && meaning.from <= from && meaning.to >= to);
  }

  /** How many words the longest name of a category has that these are of; 0 where they are of none. */
  #wordsOfTrade(from: number, to: number): number {
    return this.all.reduce(
      (most, meaning) =>
        meaning.kind === 'category' &&
        meaning.from <= from &&
        meaning.to >= to &&
        (meaning.evidence >= EVIDENCE.derived || meaning.corrected !== undefined)
          ? Math.max(most, meaning.to - meaning.from)
          : most,
      0,
    );
  }

  phone(): readonly Span[] {
    const { tokens } = this;
    for (let from = 0; from < tokens.length; from += 1) {
      let to = from;
      while (to < tokens.length && /^\d+$/.test(tokens[to]!.text)) to += 1;
      const digits = tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
        .replace(/^(?:0090|90(?=\d{10}$))?0*/, '');
      if (digits.length >= LEAST_DIGITS && digits.length <= 10) {
        const span = { from, to, evidence: 1 };
        this.all.push({ ...span, kind: 'phone', digits });
        return [span];
      }
      from = Math.max(from, to);
    }
    return [];
  }
}

/** 'merkez' after a province is its centre: the district of that name, where it has one. */
export const centresOf = (tokens: readonly Candidate[], { all }: Meanings): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const [at, { text }] of tokens.entries()) {
    if (at === 0 || !centreWords.has(text)) continue;
    const provinces = all.filter(
      (meaning) => meaning.kind === 'place' && meaning.to <= at && meaning.city !== undefined,
    );
    for (const province of provinces) {
      const plate = (province as PlaceSpan).city!;
      const districts = districtsOf(plate)
        .filter(({ name }) => name === 'Merkez')
        .map(({ id }) => id);
      if (districts.length === 0) continue;
      found.add(at);
      all.push({ kind: 'place', from: at, to: at + 1, evidence: 1, districts });
    }
  }
  return found;
};
