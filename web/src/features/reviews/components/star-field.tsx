import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../../lib/cx';
import { texts } from '../form-texts';

/** Five radio buttons as stars: arrow keys choose, screen readers announce each meaning. */
export function StarField({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="mb-1 text-sm font-semibold">{texts.rating}</legend>
      <div className="-ml-2 flex">
        {texts.stars.map((label, index) => {
          const rating = index + 1;
          return (
            <label
              key={label}
              className="flex size-11 cursor-pointer items-center justify-center rounded-xl text-star has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={rating}
                checked={value === rating}
                aria-label={texts.star(rating, label)}
                className="sr-only"
                onChange={() => onChange(rating)}
              />
              <Star aria-hidden size={28} strokeWidth={1.5} fill={rating <= value ? 'currentColor' : 'none'} />
            </label>
          );
        })}
      </div>
      <span aria-hidden className={cx('font-semibold', value === 0 && 'invisible')}>
        {texts.stars[Math.max(0, value - 1)]}
      </span>
    </fieldset>
  );
}
