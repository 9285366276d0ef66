import { useId } from 'react';
import { cx } from '../../lib/cx';

interface SwitchRowProps {
  label: string;
  text?: string;
  /** Why it does nothing yet. */
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. The whole row is the target. */
export function SwitchRow({ label, text, note, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="relative flex items-start justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold after:absolute after:inset-0 after:content-['']">
          {label}
        </label>
        {text || note ? (
          <p id={`${id}-h`} className="text-sm text-muted">
            {text}
            {note ? <span className="mt-1 block text-fair">{note}</span> : null}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={text || note ? `${id}-h` : undefined}
        disabled={disabled}
        className={cx(
          'relative z-10 mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
          'before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-line-strong before:transition-transform before:content-[""]',
          'checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent',
        )}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
