import type { Plan, Subscription } from '@carsi/contracts/billing/http';
import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { formatLira } from '../money';
import { actionOf, canPress } from '../plan-action';
import { texts } from '../texts';

const words = texts.cards;

interface PlanCardProps {
  plan: Plan;
  current: Plan;
  subscription: Subscription;
  onChoose: (plan: Plan) => void;
}

export function PlanCard({ plan, current, subscription, onChoose }: PlanCardProps) {
  const action = actionOf(plan, current);
  const open = canPress(action, plan, subscription);
  const shown = action === 'current' && open ? 'select' : action;
  return (
    <article
      aria-label={plan.name}
      className={cx('card flex w-full flex-col p-6', action === 'current' && 'border-2 border-accent')}
    >
      <h4 className="font-display text-xl font-bold">{plan.name}</h4>
      <p className="mt-2">
        <span className="font-display text-3xl font-bold tabular-nums">{formatLira(plan.price)}</span>{' '}
        {plan.price > 0 ? <span className="text-sm text-muted">{words.perMonth(plan.duration)}</span> : null}
      </p>
      <ul className="mt-4 mb-6 space-y-2 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden size={18} className="shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={cx(
          'btn mt-auto w-full disabled:bg-sunken disabled:text-muted',
          shown === 'upgrade' ? 'btn-primary' : 'btn-outline',
        )}
        disabled={!open}
        aria-label={
          shown === 'upgrade'
            ? words.upgradeTo(plan.name)
            : shown === 'select'
              ? words.selectThis(plan.name)
              : undefined
        }
        onClick={() => onChoose(plan)}
      >
        {words[shown]}
      </button>
    </article>
  );
}
