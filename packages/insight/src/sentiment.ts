import { stems } from '@carsi/turkish/questions/stems';
import { tokenize } from '@carsi/turkish/questions/tokens';
import { emotionWords, intensifiers, negations, tones } from './sentiment-words.js';

export type Emotion = keyof typeof emotionWords;

export interface Sentiment {
  /** −1 to 1. */
  readonly score: number;
  /** How much was felt at all: the weight of all tones, however they point. */
  readonly magnitude: number;
  readonly label: 'positive' | 'neutral' | 'negative';
  /** Each 0 to 1: its share of the emotional words. */
  readonly emotions: Readonly<Record<Emotion, number>>;
}

const THRESHOLD = 0.1;
const STRONG = 1.5;
const LONGEST_REVIEW = 200;

const toneOf = (word: string): number => {
  for (const stem of stems(word)) {
    const tone = stem.length >= 3 ? tones.get(stem) : undefined;
    if (tone !== undefined) return tone;
  }
  return 0;
};

const emotionsOf = (words: readonly string[]): Readonly<Record<Emotion, number>> => {
  const forms = words.map((word) => stems(word));
  const counts = Object.entries(emotionWords).map(([emotion, list]) => {
    const known = new Set(list.split(' '));
    return [emotion, forms.filter((of) => of.some((stem) => known.has(stem))).length] as const;
  });
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return Object.fromEntries(counts.map(([emotion, count]) => [emotion, all === 0 ? 0 : count / all])) as Record<
    Emotion,
    number
  >;
};

/** The tone of a Turkish review by word lists (specification 1 §9): positive above 0.1, negative below −0.1. */
export const sentimentOf = (text: string): Sentiment => {
  const words = tokenize(text, LONGEST_REVIEW).map((token) => token.text);
  let sum = 0;
  let magnitude = 0;
  for (const [at, word] of words.entries()) {
    const strength = intensifiers.has(words[at - 1] ?? '') ? STRONG : 1;
    const isNegated =
      negations.has(words[at + 1] ?? '') || (negations.has(words[at + 2] ?? '') && toneOf(words[at + 1]!) === 0);
    const tone = toneOf(word) * strength * (isNegated ? -1 : 1);
    sum += tone;
    magnitude += Math.abs(tone);
  }
  const score = magnitude === 0 ? 0 : sum / magnitude;
  const label = score > THRESHOLD ? 'positive' : score < -THRESHOLD ? 'negative' : 'neutral';
  return { score, magnitude, label, emotions: emotionsOf(words) };
};
