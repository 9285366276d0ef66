import { fold } from '@carsi/turkish/fold';

/** Whether a search has a word that an admin hides, in any form of it. `hidden`: separated by commas, as it was typed. */
export const hasHiddenWord = (query: string, hidden: string | null): boolean => {
  const words = fold(query).split(/[^\p{L}\p{N}]+/u);
  const beginnings = fold(hidden ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return beginnings.some((beginning) =>
    beginning.includes(' ') ? words.join(' ').includes(beginning) : words.some((word) => word.startsWith(beginning)),
  );
};
