import { Check } from 'lucide-react';
import { cx } from '../../lib/cx';
import { type Course, markOf, mayJump, type Step } from './wizard';

interface WizardStripProps {
  label: string;
  steps: readonly Step[];
  names: readonly string[];
  course: Course;
  doneText: string;
  onJump: (to: number) => void;
}

/** Past steps are green, the current one is highlighted, later ones are muted; completed steps have a check mark. */
export function WizardStrip({ label, steps, names, course, doneText, onJump }: WizardStripProps) {
  return (
    <ol aria-label={label} className="flex items-start">
      {steps.map(({ id }, index) => {
        const mark = markOf(course.at, index);
        const done = course.completed.has(index);
        return (
          <li key={id} className="relative flex min-w-0 flex-1 justify-center">
            {index > 0 ? (
              <span
                aria-hidden
                className={cx(
                  'absolute top-5 right-1/2 left-[-50%] mx-5 h-0.5 -translate-y-1/2',
                  index <= course.at ? 'bg-good' : 'bg-line',
                )}
              />
            ) : null}
            <button
              type="button"
              disabled={!mayJump(steps, course, index)}
              aria-current={mark === 'current' ? 'step' : undefined}
              className="group relative flex min-w-0 flex-col items-center gap-1 rounded-lg p-1"
              onClick={() => onJump(index)}
            >
              <span
                className={cx(
                  'flex size-8 items-center justify-center rounded-full border-2 text-sm font-bold transition-colors',
                  mark === 'done' && 'border-good bg-good-soft text-good',
                  mark === 'current' && 'border-accent bg-accent text-on-accent',
                  mark === 'later' && 'border-line bg-surface text-muted group-enabled:border-line-strong',
                )}
              >
                {done && mark !== 'current' ? <Check aria-hidden size={16} strokeWidth={3} /> : index + 1}
              </span>
              <span
                className={cx(
                  'max-w-24 truncate text-xs max-sm:sr-only',
                  mark === 'current' ? 'font-bold text-ink' : 'text-muted',
                )}
              >
                {names[index]}
              </span>
              {done ? <span className="sr-only">{doneText}</span> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
