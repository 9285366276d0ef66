// How the lists of promises are written: a row a line, the text to look for behind `=>` where it reads differently, and `@` a part of the
// path of the suites it counts in where the text says too little by itself.

/** @typedef {{ what: string, in?: string, at?: string }} Row */

/** @param {string} text @returns {string[]} */
export const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @param {string} text @returns {Row[]} */
export const each = (text) =>
  linesOf(text).map((line) => {
    const [row = '', at] = line.split(' @ ');
    const [what = '', found] = row.split(' => ');
    return { what, ...(found !== undefined && { in: found }), ...(at !== undefined && { at }) };
  });
