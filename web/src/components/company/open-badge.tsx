import type { WorkingHours } from '@carsi/contracts/directory/http/working-hours';
import { cx } from '../../lib/cx';
import { useNow } from '../../lib/format/now';
import { openingState } from '../../lib/format/opening';
import { texts } from '../texts';

export function OpenBadge({ hours }: { hours: WorkingHours | null }) {
  const state = openingState(hours, useNow());
  if (!state) return null;
  return (
    <span className={cx('badge', state.open ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad')}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {state.open ? texts.open : texts.closed}
    </span>
  );
}
