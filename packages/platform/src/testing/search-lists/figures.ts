import type { ListScore, ScoredQuestion } from './scorer.js';

export interface Figures {
  readonly questions: number;
  readonly first: number;
  readonly ten: number;
  readonly ndcg: number;
  /** Shares. */
  readonly empty: number;
  readonly dropped: number;
}
const mean = (of: readonly ScoredQuestion[], number: (one: ScoredQuestion) => number): number =>
  of.reduce((sum, one) => sum + number(one), 0) / Math.max(1, of.length);
const figuresOf = (each: readonly ScoredQuestion[]): Figures => ({
  questions: each.length,
  first: mean(each, ({ first }) => first),
  ten: mean(each, ({ ten }) => ten),
  ndcg: mean(each, ({ ndcg }) => ndcg),
  empty: mean(each, ({ empty }) => Number(empty)),
  dropped: mean(each, ({ dropped }) => Number(dropped.length > 0)),
});
export const totalOf = ({ each }: ListScore): Figures => figuresOf(each);

const row = (name: string, { questions, first, ten, ndcg, empty, dropped }: Figures): string =>
  `| ${[name, questions, first.toFixed(3), ten.toFixed(3), ndcg.toFixed(3), `${(empty * 100).toFixed(1)} %`, `${(dropped * 100).toFixed(1)} %`].join(' | ')} |`;
/** A table by kind, with all at the end. */
export const kindsTable = (score: ListScore): string =>
  [
    '| kind | questions | success@1 | success@10 | nDCG@10 | wrongly empty | silently dropped |',
    '|---|---|---|---|---|---|---|',
    ...[...Map.groupBy(score.each, ({ kind }) => kind)].map(([kind, of]) => row(kind, figuresOf(of))),
    row('**all**', totalOf(score)),
    '',
    `gibberish answered: ${score.fooled.length} of ${score.gibberish}`,
  ].join('\n');

/** The worst questions with what was shown. */
export const worstOf = (score: ListScore, many = 20): string =>
  [...score.each.toSorted((one, other) => one.ndcg - other.ndcg || one.ten - other.ten).slice(0, many), ...score.fooled]
    .map(({ kind, text, ndcg, dropped, shown }) => {
      const lost = dropped.length > 0 ? `, dropped: ${dropped.join(' ')}` : '';
      return `- ${kind}: "${text}" (${ndcg.toFixed(2)}${lost})\n  ${shown}`;
    })
    .join('\n');
