import type { Plan, Subscription } from '@carsi/contracts/billing/http';
import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { SwitchRow } from '../../../components/account/switch-row';
import { mine, useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { chooseRenewal, subscriptionQuery } from '../api/plans';
import { daysLeft } from '../plan-action';
import { texts } from '../texts';

const words = texts.current;
const tones = {
  none: 'bg-sunken text-muted',
  trial: 'bg-accent-soft text-accent',
  due: 'bg-fair-soft text-fair',
  paid: 'bg-good-soft text-good',
} as const;

interface CurrentProps {
  companyId: string;
  subscription: Subscription;
  plan: Plan;
  nameOf: (id: Plan['id']) => string;
}

export function CurrentSubscription({ companyId, subscription, plan, nameOf }: CurrentProps) {
  const { endDate, payment, dueAt, waitingPlanId, nextPlanId, status, planId } = subscription;
  const now = useNow();
  const running = planId !== 'basic';
  return (
    <section aria-labelledby="abonelik" className="card p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h3 id="abonelik" className="text-sm font-semibold tracking-normal text-muted">
            {words.title}
          </h3>
          <p className="mt-1 flex items-center gap-2 font-display text-2xl font-bold">
            {running ? <Crown aria-hidden className="text-mark" /> : null}
            {plan.name}
            <span className={cx('badge font-sans', tones[payment])}>{words.status[payment]}</span>
          </p>
        </div>
        <dl className="text-right">
          <dt className="text-sm text-muted">{words.endDate}</dt>
          <dd className="font-semibold">{running && endDate ? formatDate(endDate) : words.endless}</dd>
          {running && endDate ? <dd className="text-sm text-muted">{words.daysLeft(daysLeft(endDate, now))}</dd> : null}
        </dl>
      </div>
      <div className="mt-3 space-y-2 empty:hidden">
        {dueAt ? <Note tone="fair">{words.due(formatDate(dueAt))}</Note> : null}
        {waitingPlanId ? <Note tone="fair">{words.waiting(nameOf(waitingPlanId))}</Note> : null}
        {nextPlanId && endDate ? <Note>{words.next(nameOf(nextPlanId), formatDate(endDate))}</Note> : null}
        {payment === 'trial' ? <Note>{words.trialText}</Note> : null}
        {status === 'expired' ? <Note>{words.expired}</Note> : null}
        {status === 'canceled' ? <Note>{words.canceled}</Note> : null}
      </div>
      {running && payment !== 'trial' ? <Renewal companyId={companyId} subscription={subscription} /> : null}
    </section>
  );
}

function Note({ tone, children }: { tone?: 'fair'; children: string }) {
  return (
    <p className={cx('rounded-xl px-4 py-2.5 text-sm', tone ? 'bg-fair-soft text-fair' : 'bg-sunken')}>{children}</p>
  );
}

function Renewal({ companyId, subscription }: Pick<CurrentProps, 'companyId' | 'subscription'>) {
  const user = useMe();
  const client = useQueryClient();
  const { busy, run } = useAction({
    failed: () => {
      toast.error(texts.error, texts.errorText);
      void client.invalidateQueries({ queryKey: mine(user, 'subscription') });
    },
  });
  const choose = (autoRenew: boolean): Promise<void> =>
    run(async () => {
      const now = await chooseRenewal(companyId, autoRenew);
      client.setQueryData(subscriptionQuery(user, companyId).queryKey, now);
      toast.success(now.autoRenew ? texts.renewalOn : texts.renewalOff);
    });
  return (
    <div className="mt-3 border-t border-line">
      <SwitchRow
        label={words.autoRenew}
        text={words.autoRenewText}
        checked={subscription.autoRenew}
        disabled={busy}
        onChange={choose}
      />
    </div>
  );
}
