import { fold } from './fold.js';

/** `Çiğköfteci Ömer & Oğulları` → `cigkofteci-omer-ogullari`; empty when nothing of it can be written in a path. */
export const slug = (text: string, longest = 80): string => {
  const slug = fold(text)
    .replaceAll(/['’‘`´ʼ′"]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  const lastWord = cut.lastIndexOf('-');
  return lastWord > longest / 2 ? cut.slice(0, lastWord) : slug.slice(0, longest);
};
