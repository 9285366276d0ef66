const key = 'carsi-visitor';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What this browser calls itself; null until its visitor first pressed something that has to be remembered. */
export const knownVisitor = (): string | null => (typeof localStorage === 'undefined' ? null : read());

/** Made at the first press and not before: kept here alone, and the server keeps a digest of it. */
export const visitor = (): string => {
  const known = knownVisitor();
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    localStorage.setItem(key, made);
  } catch {
    // A browser that keeps nothing is another visitor at the next press.
  }
  return made;
};

export const visitorHeader = (): Readonly<Record<string, string>> => {
  const known = knownVisitor();
  return known ? { 'x-visitor': known } : {};
};
