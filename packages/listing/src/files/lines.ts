/** A line of a text file without its end. */
export interface Line {
  readonly line: number;
  readonly text: string;
  /** Longer than any valid row; its content is dropped. */
  readonly tooLong?: true;
  /** The last one, and the file does not end its lines with it. */
  readonly unended?: true;
}

/** In UTF-16 units; no company needs more, and a file without line ends must not fill the memory. */
export const LONGEST = 1024 * 1024;

/** Lines ended by LF, CRLF or CR, as many at once as a chunk holds. At most one line is in memory, and of a longer one none. */
export const linesOf = async function* (chunks: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let rest = '';
  let line = 1;
  let dropping = false;
  for await (const chunk of chunks) {
    let text = rest + chunk;
    // A CR at the end may be half of a CRLF.
    const carry = text.endsWith('\r') ? '\r' : '';
    if (carry) text = text.slice(0, -1);
    const parts = text.split(/\r\n|\n|\r/);
    const last = parts.pop()!;
    const lines: Line[] = [];
    for (const part of parts) {
      lines.push(dropping || part.length > LONGEST ? { line, text: '', tooLong: true } : { line, text: part });
      dropping = false;
      line += 1;
    }
    dropping ||= last.length > LONGEST;
    rest = (dropping ? '' : last) + carry;
    if (lines.length > 0) yield lines;
  }
  const text = rest.replace(/\r$/, '');
  if (dropping) yield [{ line, text: '', tooLong: true }];
  else if (text !== '') yield [rest === text ? { line, text, unended: true } : { line, text }];
};
