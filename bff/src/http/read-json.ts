/** No form has as many levels, and code that follows a value to its end must come to one. */
const MOST_LEVELS = 50;

/** The value of a JSON text. Throws with status 400 for what is none, or too deep. */
export const readJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw Object.assign(new Error('unreadable JSON'), { statusCode: 400 });
  }
  if (isDeeper(value, MOST_LEVELS)) throw Object.assign(new Error('JSON is too deep'), { statusCode: 400 });
  return value;
};

const isDeeper = (value: unknown, levels: number): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
