import { useId } from 'react';
import { cx } from '../../../lib/cx';
import { lengthOf } from '../../../lib/format/length-of';

interface WordsProps {
  label: string;
  rows: number;
  value: string;
  /** In code points, as the server counts. */
  longest: number;
  hint?: string;
  onChange: (value: string) => void;
}

/** A text area with a character counter. */
export function Words({ label, rows, value, longest, hint, onChange }: WordsProps) {
  const id = useId();
  const length = lengthOf(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={hint}
        aria-describedby={`${id}-n`}
        aria-invalid={length > longest ? true : undefined}
        className="field aria-invalid:border-bad"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-n`} className={cx('text-right text-sm tabular-nums', length > longest ? 'text-bad' : 'text-muted')}>
        {length}/{longest}
      </p>
    </div>
  );
}
