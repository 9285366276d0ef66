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

/** The first of `ada-kebap`, `ada-kebap-seyhan`, `ada-kebap-2`, … that is not taken (decision 41). */
export const freeSlug = (name: string, district: string | undefined, isTaken: (slug: string) => boolean): string => {
  const plain = slug(name) || 'firma';
  if (!isTaken(plain)) return plain;
  const local = district === undefined ? plain : `${plain}-${slug(district)}`;
  if (local !== plain && !isTaken(local)) return local;
  for (let n = 2; ; n += 1) if (!isTaken(`${local}-${n}`)) return `${local}-${n}`;
};
