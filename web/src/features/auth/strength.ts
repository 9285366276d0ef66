/** 0 too short, 1 weak, 2 fair, 3 strong: length counts most, then how many kinds of characters there are. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  const characters = [...password];
  if (characters.length < 6) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(characters).size;
  if (different < 5) return 1;
  const points = characters.length + kinds * 2;
  return points >= 18 ? 3 : points >= 13 ? 2 : 1;
};
