/** The colours that categories name, in the order of the classes .hue-0 to .hue-11. */
const colours = [
  'turkuaz',
  'lacivert',
  'kiremit',
  'kayisi',
  'zeytin',
  'leylak',
  'cini',
  'nar',
  'zumrut',
  'toprak',
  'celik',
  'gul',
];

const hash = (text: string): number => {
  let sum = 7;
  for (const point of text) sum = (sum * 31 + (point.codePointAt(0) ?? 0)) >>> 0;
  return sum;
};

/** The class that sets --hue-a and --hue-b. A name that is not known always leads to the same colour. */
export const hueClass = (colour: string | null | undefined, otherwise: string): string => {
  const known = colours.indexOf(colour ?? '');
  return `hue-${known < 0 ? hash(colour || otherwise) % colours.length : known}`;
};
