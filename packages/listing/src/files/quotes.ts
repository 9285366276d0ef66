/** How a line leaves a quoted cell: still open, or closed where another cell begins, or torn: closed in the middle of a text. */
export type Quote = 'open' | 'closed' | 'torn';

/** A mark inside of a cell that did not begin with one (3" pipes, bare JSON) is a letter. */
export const quoteAfter = (text: string, opened: boolean, delimiter: string): Quote => {
  let open = opened;
  let torn = false;
  for (let at = 0; at < text.length || open;) {
    if (open) {
      const close = text.indexOf('"', at);
      if (close < 0) return 'open';
      at = close + 2;
      if (text[close + 1] === '"') continue;
      open = false;
      at = close + 1;
      const rest = text.slice(at, at + 20).trimStart();
      torn ||= rest !== '' && !rest.startsWith(delimiter);
    } else {
      while (text[at] === ' ') at += 1;
      if (text[at] === '"') {
        open = true;
        at += 1;
        continue;
      }
    }
    const next = text.indexOf(delimiter, at);
    if (next < 0) break;
    at = next + 1;
  }
  return torn ? 'torn' : 'closed';
};
