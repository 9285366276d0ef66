import { cx } from '../../../lib/cx';
import { strengthOf } from '../strength';
import { texts } from '../texts';

const tones = ['bg-bad', 'bg-bad', 'bg-star', 'bg-good'];

/** A hint and never a rule. */
export function Strength({ password }: { password: string }) {
  if (password === '') return texts.strength.hint;
  const level = strengthOf(password);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={cx('h-1.5 flex-1 rounded-full', level >= step ? tones[level] : 'bg-line')} />
        ))}
      </span>
      <output aria-label={texts.strength.label}>{texts.strength.levels[level]}</output>
    </span>
  );
}
