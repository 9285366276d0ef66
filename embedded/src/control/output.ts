import { once } from 'node:events';
import { Presets, SingleBar } from 'cli-progress';

/** Where a command says what it does: a terminal, or the other end of the control socket. */
export interface Output {
  line(text: string): void;
  progress(label: string, done: number, total: number): void;
  /** Resolves when the output is flushed: for commands with more output than memory. */
  drained?(): Promise<void>;
}

/** A bar on a terminal; elsewhere a line at every tenth. */
export const terminalOutput = (stream: NodeJS.WriteStream): Output => {
  let bar: SingleBar | undefined;
  let label = '';
  let tenth = -1;
  const end = (): void => {
    bar?.stop();
    bar = undefined;
    tenth = -1;
  };
  return {
    line: (text) => {
      end();
      stream.write(`${text}\n`);
    },
    drained: async () => {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
    progress: (now, done, total) => {
      if (now !== label) end();
      label = now;
      if (!stream.isTTY) {
        const step = total === 0 ? 10 : Math.floor((done / total) * 10);
        if (step > tenth) stream.write(`${label}: ${done}/${total}\n`);
        tenth = step;
        return;
      }
      bar ??= new SingleBar(
        { format: `{label} {bar} {percentage}% {value}/{total}`, stream, clearOnComplete: false },
        Presets.shades_classic,
      );
      if (!bar.isActive) bar.start(total, done, { label });
      bar.setTotal(total);
      bar.update(done, { label });
      if (done >= total) end();
    },
  };
};
