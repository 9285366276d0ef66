import { refuse } from '@carsi/kernel/refusal';

const BLANKS = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/** Typed text as one line: controls, invisible characters and blanks become one blank. */
export const oneLine = (typed: string): string => typed.replace(BLANKS, ' ').normalize('NFC').trim();

/** Refuses a text that is longer in code points; it is never cut. */
export const within = (text: string, longest: number, code: string): string =>
  [...text].length > longest ? refuse(code) : text;
