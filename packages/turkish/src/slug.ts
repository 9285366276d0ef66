import { fold } from './fold.js';

/** `Çiğköfteci Ömer & Oğulları` → `cigkofteci-omer-ogullari`; empty when nothing of it can be written in a path. */
export const slug = (text: string, longest = 80): string => {
  const whole = fold(text)
    .replaceAll(/['’‘`´ʼ′"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest + 1);
  const lastWord = cut.lastIndexOf('-');
  return lastWord > longest / 2 ? cut.slice(0, lastWord) : whole.slice(0, longest);
};
