import { refuse } from '@carsi/kernel/refusal';

const LONGEST = 2_000;
const LONGEST_NOTE = 1_000;

/** Counts code points after trim and NFC; lines stay. */
export const checkedMessage = (typed: string): string => {
  const text = clean(typed);
  if (text === '') return refuse('MESSAGE_EMPTY');
  if ([...text].length > LONGEST) return refuse('MESSAGE_TOO_LONG');
  return text;
};

export const checkedNote = (typed: string | null): string | null => {
  const text = clean(typed ?? '');
  if ([...text].length > LONGEST_NOTE) return refuse('REPORT_NOTE_TOO_LONG');
  return text === '' ? null : text;
};

const clean = (typed: string): string => typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
