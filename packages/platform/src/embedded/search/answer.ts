import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Question } from '@carsi/turkish/questions/meaning';
import { questionOf } from '@carsi/turkish/questions/question';
import type { Wish } from '@carsi/turkish/questions/wish';
import { EXACT_NAME } from '@carsi/turkish/questions/weights';
import type { SearchAnswer, SearchFilters, SearchHit, SearchQuery } from '../../search.js';
import {
  fulfilled,
  allTexts,
  interpretationOf,
  lacksOf,
  questionPartsOf,
  textsOf,
} from '../../searching/interpretation.js';
import { ENOUGH, MOST_GROUPS, MOST_IN_GROUP, MOST_NAMESAKES, questionOptionsOf } from '../../searching/read-options.js';
import { liftOf } from '../../searching/lift.js';
import { isWorthShowing, lossOf } from '../../searching/parts.js';
import { reasonsOf } from '../../searching/reasons.js';
import { Scorer } from '../../searching/score.js';
import { wishFilters } from '../../searching/wished.js';
import { companiesOf } from './companies.js';
import { facetsOf } from './facets.js';
import { distanceOf, eachCandidate, type Passes, passesOf } from './filters.js';
import { between, first, nearnessOrder, orderOf } from './order.js';
import type { Segment } from './segment.js';

/** Buffers that queries use in turn. */
export class Buffers {
  readonly scorer = new Scorer();
  score = new Float32Array(0);

  fit(size: number): void {
    if (this.score.length < size) this.score = new Float32Array(Math.ceil(size * 1.25));
  }
}

interface Matched {
  readonly units: number;
  readonly ordinals: number[];
}

const wishBits = (
  question: Question,
  segment: Segment,
  filters: SearchFilters,
  now: () => Date,
): ((ordinal: number) => number) => {
  const tests = question.units.flatMap((unit, at): readonly { readonly bit: number; readonly passes: Passes }[] => {
    if (unit.kind !== 'wish') return [];
    const meaning = question.meanings.find(({ kind, from }) => kind === 'wish' && from === unit.from);
    return [{ bit: 1 << at, passes: passesOf(segment, wishFilters((meaning as { wish: Wish }).wish, filters, now)) }];
  });
  if (tests.length === 0) return () => 0;
  return (ordinal) => tests.reduce((bits, { bit, passes }) => (passes(ordinal) ? bits | bit : bits), 0);
};

/** Companies that pass the filters, by the units of the question that they explain. */
const matchedBy = (
  question: Question,
  segment: Segment,
  scorer: Scorer,
  filters: SearchFilters,
  now: () => Date,
): ReadonlyMap<number, Matched> => {
  const found = new Map<number, Matched>();
  const passes = passesOf(segment, filters);
  const wishBitsOf = wishBits(question, segment, filters, now);
  let matched: Matched | undefined;
  const consider = (ordinal: number): void => {
    if (!passes(ordinal)) return;
    const units = scorer.unitsOf(ordinal) | wishBitsOf(ordinal);
    if (matched?.units !== units) {
      matched = found.get(units) ?? { units, ordinals: [] };
      found.set(units, matched);
    }
    matched.ordinals.push(ordinal);
  };
  const isAboutCompanies = question.units.some(({ kind }) => kind !== 'wish');
  if (isAboutCompanies) for (let at = 0; at < scorer.touchedCount; at += 1) consider(scorer.touched[at]!);
  else eachCandidate(segment, filters, consider);
  return found;
};

/** Scores companies; most of what a question touches is in no part that is shown, and needs no score. */
const scoring = (segment: Segment, { scorer, score }: Buffers, lift: SearchQuery['lift']) => {
  const lifts = new Map<number, number>();
  for (const [id, chosen] of lift ?? []) {
    const ordinal = segment.ordinal(id);
    if (ordinal !== undefined) lifts.set(ordinal, liftOf(chosen));
  }
  return (ordinals: readonly number[]): void => {
    const namesakes: number[] = [];
    for (const ordinal of ordinals) {
      score[ordinal] = scorer.score(ordinal) + (lifts.get(ordinal) ?? 0);
      if (scorer.isExactName(ordinal)) namesakes.push(ordinal);
    }
    if (namesakes.length <= MOST_NAMESAKES) for (const ordinal of namesakes) score[ordinal]! += EXACT_NAME;
  };
};

/** One search in one segment: meanings, scores, the exact matches in order, groups of what lacks a part, facets. Synchronous. */
export const answer = (
  segment: Segment,
  gazetteer: Gazetteer,
  buffers: Buffers,
  query: SearchQuery,
  now: () => Date,
): SearchAnswer => {
  const { filters, limit, offset, sort } = query;
  buffers.fit(segment.size);
  const text = query.q?.trim() ?? '';
  const question = questionOf(text, { gazetteer, vocabulary: segment.vocabulary }, questionOptionsOf(query));
  const { units, meanings } = question;
  buffers.scorer.read(question, companiesOf(segment, gazetteer));
  const found = question.isEmpty
    ? new Map<number, Matched>()
    : matchedBy(question, segment, buffers.scorer, filters, now);
  const scoreAll = scoring(segment, buffers, units.length > 0 ? query.lift : undefined);
  const all = 2 ** units.length - 1;
  const exact = found.get(all)?.ordinals ?? [];
  scoreAll(exact);
  const compare = orderOf(segment, buffers.score, sort, filters.near);
  const page = between(exact, offset, offset + limit, compare);

  const isShort = offset === 0 && exact.length < Math.min(ENOUGH, limit);
  const parts = !isShort
    ? []
    : [...found.values()].filter((part) => part.units !== all && isWorthShowing(units, part.units));
  const groups = parts
    .toSorted(
      (a, b) =>
        lossOf(units, a.units) - lossOf(units, b.units) || b.ordinals.length - a.ordinals.length || a.units - b.units,
    )
    .slice(0, MOST_GROUPS)
    .map((part) => {
      scoreAll(part.ordinals);
      const place = units.find(({ kind }, at) => kind === 'place' && (part.units & (1 << at)) === 0);
      const centre = place && sort === 'relevance' ? segment.centres.of(meanings, place.from) : undefined;
      const order = centre === undefined ? compare : nearnessOrder(segment, buffers.score, centre, compare);
      return { part, ordinals: first(part.ordinals, MOST_IN_GROUP, order) };
    });

  const withReasons = query.reasons === true && units.length > 0;
  const scored = withReasons && {
    question,
    companies: companiesOf(segment, gazetteer),
    scorer: buffers.scorer,
    gazetteer,
  };
  const hitOf = (ordinal: number, explained: number): SearchHit => {
    const id = segment.companies.ids.text(ordinal);
    const distance = filters.near === undefined ? undefined : distanceOf(segment, ordinal, filters.near);
    const hit = { id, ...(distance === undefined ? {} : { distance }) };
    if (!scored) return hit;
    const placed = {
      ordinal,
      explained,
      texts: textsOf(segment.companies.entry(ordinal), gazetteer),
      isChosen: query.lift?.has(id) ?? false,
    };
    return { ...hit, reasons: reasonsOf(scored, placed) };
  };
  const shown = page[0] ?? groups[0]?.ordinals[0];
  const shownUnits = page.length > 0 ? all : (groups[0]?.part.units ?? 0);
  const { interpreted, corrected } = interpretationOf(
    question,
    shown === undefined ? [] : buffers.scorer.meaningsOf(shown),
    fulfilled(question, shownUnits),
    shown === undefined ? allTexts(gazetteer) : textsOf(segment.companies.entry(shown), gazetteer),
  );
  const questionParts = groups.length === 0 ? [] : questionPartsOf(question, gazetteer);
  return {
    hits: page.map((ordinal) => hitOf(ordinal, all)),
    ...(groups.length > 0 && { parts: questionParts }),
    total: exact.length,
    groups: groups.map(({ part, ordinals }) => ({
      lacks: lacksOf(questionParts, part.units),
      total: part.ordinals.length,
      hits: ordinals.map((ordinal) => hitOf(ordinal, part.units)),
    })),
    interpreted,
    ...(corrected === undefined ? {} : { didYouMean: corrected }),
    ...(query.facets === true
      ? { facets: facetsOf(segment, exact.length > 0 ? exact : (groups[0]?.part.ordinals ?? [])) }
      : {}),
  };
};
