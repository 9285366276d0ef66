import type { DehydratedState } from '@tanstack/react-query';
import type { Settings } from '../../lib/ssr/settings';

/** The page's state as JSON in an inert script element. */
export interface PageState {
  queries: DehydratedState;
  origin: string;
  renderedAt: string;
  settings: Settings;
}

export const stateId = 'carsi-state';

const dangerous: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end its script element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => dangerous[character] ?? '');
