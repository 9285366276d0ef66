import { cpus } from 'node:os';

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
  readonly meetsGoal: boolean | undefined;
}

/** Progress and results as they come; the table itself goes to standard output at the end. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);
export const perSecond = (n: number): string => `${Math.round(n).toLocaleString('en-US')}/s`;

/** What was measured, in the order it was measured in. */
export class Table {
  readonly #rows: Row[] = [];

  add(what: string, ours: string, goal: string, meetsGoal: boolean | undefined, reference = '–', ratio = '–'): void {
    this.#rows.push({ what, ours, reference, ratio, goal, meetsGoal });
    say(`${what}: ${ours} ${reference === '–' ? '' : `(${reference}, ${ratio})`}`);
  }

  /** Both per second; reached where ours is at least `goal` times the reference. */
  against(what: string, ours: number, reference: number, goal: number, more = '', ofReference = ''): void {
    const ratio = ours / reference;
    const other = `${perSecond(reference)}${ofReference}`;
    this.add(what, `${perSecond(ours)}${more}`, `≥ ${goal} ×`, ratio >= goal, other, ratio.toFixed(2));
  }

  print(): void {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
    const mark = ({ meetsGoal }: Row): string => (meetsGoal === undefined ? '' : meetsGoal ? 'yes' : 'NO');
    const machine = `${cpus().length} × ${cpus()[0]!.model}`;
    process.stdout.write(`\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}\n\n`);
    process.stdout.write(line(['what', 'ours', 'reference', 'ratio', 'goal', 'reached']));
    process.stdout.write(line(['---', '---', '---', '---', '---', '---']));
    for (const row of this.#rows)
      process.stdout.write(line([row.what, row.ours, row.reference, row.ratio, row.goal, mark(row)]));
  }
}

/** The value below which `share` of the sorted ones lie. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
