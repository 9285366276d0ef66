const key = 'carsi-visitor';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** This browser's visitor id; null until the first reaction that needs one. */
export const knownVisitor = (): string | null => (typeof localStorage === 'undefined' ? null : read());

/** Created at the first reaction; stored here, and as a digest on the server. */
export const visitor = (): string => {
  const known = knownVisitor();
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    localStorage.setItem(key, made);
  } catch {
    // Without storage the next press counts as another visitor.
  }
  return made;
};

export const visitorHeader = (): Readonly<Record<string, string>> => {
  const known = knownVisitor();
  return known ? { 'x-visitor': known } : {};
};
