import type { Meaning, Question } from '@carsi/turkish/questions/meaning';
import { COVERED_NAME, EVIDENCE, EXPLAINED, WEIGHT } from '@carsi/turkish/questions/weights';
import { type Companies, find } from './companies.js';
import { isOfTrade, isSurname, SCALE, worth } from './evidence.js';
import { FIELD, FIELD_BITS } from './fields.js';
import { Having } from './having.js';

const FIELDS = 2 ** FIELD_BITS;
const { name: NAME, service: SERVICE, tag: TAG } = FIELD;
/** Of meanings that explain a word alike well, places and categories become chips. */
const FILTERS_FIRST = 10;
/** Added for a category's word that is part of the name. */
const SURNAME = 1;
/** Added, for each word, for a company of the category that lists the very word: of all dentists who does `zirkonyum`. */
const LISTED = 0.6 * SCALE;
/** The least gain by a category that is the company's own. */
const OF_TRADE = WEIGHT.category * 0.75 * SCALE;
/** Name hits of a company: how many words, and whether one of them is a name's own. */
const HITS = 0x7f;
const OWN = 0x80;

const likeTo = (category: string, { alike, alikeBelow }: Companies) =>
  [
    [alike(category), EVIDENCE.alike],
    [alikeBelow(category), EVIDENCE.alike * EVIDENCE.ancestor],
  ] as const;

/**
 * Scores companies against a question: for each word a company gains by the best of the word's meanings there. Buffers have a slot for
 * each company and are used again; one question at a time.
 */
export class Scorer {
  /** By token: what each company gains by it. */
  readonly #gains: Uint8Array[] = [];
  /** A bit for each token that the company explains. */
  mask = new Uint32Array(0);
  /** Tokens that are a category's word in a name: explained where the name has another word of the question, `Kuyumcu Ömer`. */
  #surnames = new Uint32Array(0);
  #hits = new Uint8Array(0);
  /** Words of the name that the question has as they stand. */
  #literal = new Uint8Array(0);
  #isTouched = new Uint8Array(0);
  readonly #having = new Having();
  /** Ordinals that any meaning speaks of, in no order. */
  touched = new Uint32Array(0);
  touchedCount = 0;
  #question: Question | undefined;
  #companies: Companies | undefined;

  /** Fills the buffers. */
  read(question: Question, companies: Companies): void {
    this.#question = question;
    this.#companies = companies;
    this.#fit(companies.size, question.tokens.length);
    for (const meaning of question.meanings) this.#add(meaning);
    for (const [at, { isFiller }] of question.tokens.entries()) if (isFiller) this.#always |= 1 << at;
  }

  #always = 0;

  /** The units that a company explains, as bits by their number. */
  unitsOf(ordinal: number): number {
    const mask = this.mask[ordinal]! | this.#always | (this.#hits[ordinal]! >= OWN ? this.#surnames[ordinal]! : 0);
    if (mask === this.#lastMask) return this.#lastUnits;
    let units = this.#unitMasks.get(mask);
    if (units === undefined) {
      units = 0;
      for (const [at, { bits }] of this.#question!.units.entries())
        if (bits.some((one) => (mask & one) === one)) units |= 1 << at;
      this.#unitMasks.set(mask, units);
    }
    this.#lastMask = mask;
    this.#lastUnits = units;
    return units;
  }
  readonly #unitMasks = new Map<number, number>();
  /** Most companies explain the same as the one before. */
  #lastMask = -1;
  #lastUnits = 0;

  /** The company's score; a name that the question has more of stands above. */
  score(ordinal: number): number {
    let sum = 0;
    for (let at = 0; at < this.#question!.tokens.length; at += 1) sum += this.#gains[at]![ordinal]!;
    const hits = this.#hits[ordinal]!;
    if (hits >= OWN && this.#surnames[ordinal] !== 0) sum += SURNAME * SCALE;
    const covered = hits >= OWN ? Math.min(1, (hits & HITS) / this.#companies!.nameLength(ordinal)) : 0;
    return sum / SCALE + COVERED_NAME * covered;
  }

  /** The question is the company's name, no more and no less. */
  isExactName(ordinal: number): boolean {
    const words = this.#literal[ordinal]!;
    return words > 1 && words === this.#question!.tokens.length && words === this.#companies!.nameLength(ordinal);
  }

  /** What a company explains is worth so much of the question, 0–1. */
  explained(ordinal: number): number {
    let sum = 0;
    for (let at = 0; at < this.#question!.tokens.length; at += 1) sum += this.#gains[at]![ordinal]!;
    return sum / SCALE / this.#weight;
  }
  #weight = 1;

  /**
   * For each token the meaning by which a company explains it best; undefined where none does. A place or a category before a word of
   * the name: these make chips.
   */
  meaningsOf(ordinal: number): readonly (Meaning | undefined)[] {
    const best: { meaning: Meaning; gain: number }[] = [];
    for (const meaning of this.#question!.meanings) {
      const gain = this.#gainOf(meaning, ordinal) * (meaning.kind === 'word' ? 1 : FILTERS_FIRST);
      if (gain === 0) continue;
      for (let at = meaning.from; at < meaning.to; at += 1)
        if (gain > (best[at]?.gain ?? 0)) best[at] = { meaning, gain };
    }
    return this.#question!.tokens.map((_, at) => best[at]?.meaning);
  }

  #gainOf(meaning: Meaning, ordinal: number): number {
    const companies = this.#companies!;
    const span = meaning.to - meaning.from;
    if (meaning.kind === 'wish' || meaning.evidence < EXPLAINED) return 0;
    if (meaning.kind === 'place') {
      const lists =
        meaning.city === undefined
          ? meaning.districts.map((id) => companies.district(id))
          : [companies.city(meaning.city)];
      return lists.some((list) => find(list, ordinal, 0) >= 0) ? (WEIGHT.place * meaning.evidence) / span : 0;
    }
    if (meaning.kind === 'attribute')
      return find(companies.attribute(meaning.attribute), ordinal, 0) >= 0 ? WEIGHT.attribute / span : 0;
    if (meaning.kind === 'phone')
      return find(companies.phone(meaning.digits), ordinal, 0) >= 0 ? WEIGHT.phone / span : 0;
    if (meaning.kind === 'category') {
      const isBelow = find(companies.category(meaning.category), ordinal, 0) >= 0;
      if (isBelow)
        return (
          (WEIGHT.category *
            meaning.evidence *
            (companies.ownCategory(ordinal) === meaning.category ? 1 : EVIDENCE.ancestor)) /
          span
        );
      const own = companies.ownCategory(ordinal) ?? '';
      for (const [others, evidence] of likeTo(meaning.category, companies))
        if (others.includes(own)) return (WEIGHT.category * meaning.evidence * evidence) / span;
      const isAbove = companies
        .spokenOf(meaning.category)
        .some(
          (spoken) =>
            companies.rougher(meaning.category, spoken).includes(own) &&
            this.#having.all(spoken.words, companies).includes(ordinal),
        );
      return isAbove ? (WEIGHT.category * meaning.evidence * EVIDENCE.descendant) / span : 0;
    }
    const list = companies.word(meaning.word);
    const at = find(list, ordinal, FIELD_BITS);
    if (at < 0) return 0;
    const fields = list[at]! & (FIELDS - 1);
    const { gain, explains } = worth(meaning, companies);
    return explains[fields] === 1 ? gain[fields]! / SCALE : 0;
  }

  #fit(size: number, tokens: number): void {
    if (this.mask.length < size) {
      const room = Math.ceil(size * 1.25);
      this.mask = new Uint32Array(room);
      this.touched = new Uint32Array(room);
      this.#hits = new Uint8Array(room);
      this.#surnames = new Uint32Array(room);
      this.#isTouched = new Uint8Array(room);
      this.#literal = new Uint8Array(room);
      this.#gains.length = 0;
    } else {
      this.mask.fill(0, 0, size);
      this.#hits.fill(0, 0, size);
      this.#surnames.fill(0, 0, size);
      this.#isTouched.fill(0, 0, size);
      this.#literal.fill(0, 0, size);
    }
    for (let at = 0; at < tokens; at += 1) {
      if (this.#gains[at] === undefined) this.#gains[at] = new Uint8Array(this.mask.length);
      else this.#gains[at]!.fill(0, 0, size);
    }
    this.touchedCount = 0;
    this.#always = 0;
    this.#unitMasks.clear();
    this.#lastMask = -1;
    this.#weight = Math.max(
      0.1,
      this.#question!.units.reduce((sum, { weight }) => sum + weight, 0),
    );
  }

  #touch(ordinal: number): void {
    if (this.#isTouched[ordinal] === 1) return;
    this.#isTouched[ordinal] = 1;
    this.touched[this.touchedCount] = ordinal;
    this.touchedCount += 1;
  }

  #add(meaning: Meaning): void {
    const companies = this.#companies!;
    const { from, to, evidence } = meaning;
    const span = to - from;
    if (meaning.kind === 'place') {
      const lists =
        meaning.city === undefined
          ? meaning.districts.map((id) => companies.district(id))
          : [companies.city(meaning.city)];
      for (const list of lists) this.#addList(meaning, list, WEIGHT.place / span, evidence);
    } else if (meaning.kind === 'attribute')
      this.#addList(meaning, companies.attribute(meaning.attribute), WEIGHT.attribute / span, evidence);
    else if (meaning.kind === 'phone')
      this.#addList(meaning, companies.phone(meaning.digits), WEIGHT.phone / span, evidence);
    else if (meaning.kind === 'category') this.#addCategory(meaning, meaning.category, evidence);
    else if (meaning.kind === 'word') {
      const list = companies.word(meaning.word);
      if (list.length === 0) return;
      const { gain, explains } = worth(meaning, companies);
      const bits = ((1 << span) - 1) << from;
      const own = meaning.means === undefined ? OWN : 0;
      const isHit = meaning.nameEvidence >= EVIDENCE.derived && meaning.means !== 'place';
      const isLiteral = meaning.nameEvidence === 1;
      const isCategory = isSurname(meaning);
      const isTrade = isOfTrade(meaning);
      const words = meaning.of ?? 1;
      const gains = this.#gains.slice(from, to);
      for (const posting of list) {
        const ordinal = posting >>> FIELD_BITS;
        const fields = posting & (FIELDS - 1);
        this.#touch(ordinal);
        const gained = gain[fields]!;
        const isListed = isTrade && (fields & (SERVICE | TAG)) !== 0;
        for (const column of gains) {
          const isOwnTrade = isListed && column[ordinal]! >= OF_TRADE / words;
          column[ordinal] = Math.max(column[ordinal]!, gained) + (isOwnTrade ? LISTED : 0);
        }
        if (explains[fields] === 1) this.mask[ordinal]! |= bits;
        if (isCategory && (fields & NAME) !== 0) this.#surnames[ordinal]! |= bits;
        if (isLiteral && (fields & NAME) !== 0) this.#literal[ordinal]! += span;
        if (isHit && (fields & NAME) !== 0)
          this.#hits[ordinal] =
            Math.min(HITS, (this.#hits[ordinal]! & HITS) + span) | (this.#hits[ordinal]! & OWN) | own;
      }
    }
  }

  #addList({ from, to }: Meaning, list: Uint32Array, weight: number, evidence: number): void {
    const gained = Math.round(weight * evidence * SCALE);
    const bits = evidence >= EXPLAINED ? ((1 << (to - from)) - 1) << from : 0;
    const gains = this.#gains.slice(from, to);
    for (const ordinal of list) {
      this.#touch(ordinal);
      for (const column of gains) if (column[ordinal]! < gained) column[ordinal] = gained;
      this.mask[ordinal]! |= bits;
    }
  }

  /** Companies of the category itself, of those below it, and of rougher ones whose words speak of it. */
  #addCategory(meaning: Meaning, category: string, evidence: number): void {
    const companies = this.#companies!;
    const { from, to } = meaning;
    const weight = (WEIGHT.category / (to - from)) * SCALE;
    const [own, below] = [Math.round(weight * evidence), Math.round(weight * evidence * EVIDENCE.ancestor)];
    const bits = ((1 << (to - from)) - 1) << from;
    const gains = this.#gains.slice(from, to);
    for (const ordinal of companies.category(category)) {
      this.#touch(ordinal);
      const gained = companies.ownCategory(ordinal) === category ? own : below;
      for (const column of gains) if (column[ordinal]! < gained) column[ordinal] = gained;
      this.mask[ordinal]! |= bits;
    }
    for (const [others, likeness] of likeTo(category, companies)) {
      const gained = Math.round(weight * evidence * likeness);
      for (const other of others) {
        for (const ordinal of companies.category(other)) {
          this.#touch(ordinal);
          for (const column of gains) if (column[ordinal]! < gained) column[ordinal] = gained;
          this.mask[ordinal]! |= bits;
        }
      }
    }
    const gained = Math.round(weight * evidence * EVIDENCE.descendant);
    for (const spoken of companies.spokenOf(category)) {
      const rougher = new Set(companies.rougher(category, spoken));
      for (const ordinal of this.#having.all(spoken.words, companies)) {
        if (!rougher.has(companies.ownCategory(ordinal) ?? '')) continue;
        this.#touch(ordinal);
        for (const column of gains) if (column[ordinal]! < gained) column[ordinal] = gained;
        this.mask[ordinal]! |= bits;
      }
    }
  }
}
