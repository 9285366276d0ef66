import type { Plan, Subscription } from '@carsi/contracts/billing/http';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Retry } from '../../../components/list/retry';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { billingIdentityQuery } from '../api/billing-identity';
import { plansQuery, startTrial, subscribe, subscriptionQuery } from '../api/plans';
import { needsBuyer } from '../identity-rules';
import { texts } from '../texts';
import { Benefits } from './benefits';
import { CurrentSubscription } from './current-subscription';
import { IdentityCard } from './identity-card';
import { IdentityDialog } from './identity-dialog';
import { Invoices } from './invoices';
import { OrderDialog } from './order-dialog';
import { PlanCard } from './plan-card';
import { TrialOffer } from './trial-offer';

/** Spec 2: without an answer everybody is on the free plan. */
const basic: Subscription = {
  planId: 'basic',
  status: 'active',
  endDate: null,
  autoRenew: false,
  payment: 'none',
  dueAt: null,
  nextPlanId: null,
  waitingPlanId: null,
  paymentFirst: false,
  trialAvailable: false,
};

export default function Plans({ company }: { company: OwnCompany }) {
  const user = useMe();
  const client = useQueryClient();
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  const status = useQuery(subscriptionQuery(user, company.id, company.live));
  const [ordered, setOrdered] = useState<Plan | null>(null);
  const { data: identity, isPending: unknown } = useQuery(billingIdentityQuery(user));
  /** The buyer's details are being edited: for this plan, or for no plan in particular. */
  const [describing, setDescribing] = useState<{ plan: Plan | null } | null>(null);
  const choose = (plan: Plan): void => (needsBuyer(plan, identity) ? setDescribing({ plan }) : setOrdered(plan));
  const fresh = () =>
    Promise.all(
      ['subscription', 'invoices', 'companies', 'analytics'].map((name) =>
        client.invalidateQueries({ queryKey: mine(user, name) }),
      ),
    );
  const nameOf = (id: Plan['id']): string => plans?.find((plan) => plan.id === id)?.name ?? id;
  const order = useAction({ failed: () => toast.error(texts.error, texts.errorText) });
  const confirmOrder = (plan: Plan): Promise<void> =>
    order.run(async () => {
      const { subscription: now } = await subscribe(company.id, plan);
      setOrdered(null);
      const later = now.nextPlanId === plan.id && now.endDate;
      toast.success(
        texts.success,
        later
          ? texts.downText(plan.name, formatDate(later))
          : now.waitingPlanId === plan.id
            ? texts.waitingText(plan.name)
            : texts.successText(plan.name),
      );
      await fresh();
    });
  const trial = useAction({ failed: (error) => toast.error(texts.error, sentenceOf(error, texts.errorText)) });
  const start = (): Promise<void> =>
    trial.run(async () => {
      await startTrial(company.id);
      toast.success(texts.success, texts.trial.done);
      await fresh();
    });
  if (!plans && isError) return <Retry message={texts.failed} onRetry={() => void refetch()} />;
  if (!plans || status.isPending || unknown) return <div className="skeleton h-96" />;
  const subscription = status.data ?? basic;
  const current = plans.find(({ id }) => id === subscription.planId) ?? plans[0]!;
  return (
    <div className="space-y-8">
      <CurrentSubscription companyId={company.id} subscription={subscription} plan={current} nameOf={nameOf} />
      {subscription.trialAvailable ? <TrialOffer busy={trial.busy} onStart={start} /> : null}
      <section aria-labelledby="planlar">
        <h3 id="planlar" className="mb-4 text-xl">
          {texts.cards.title}
        </h3>
        <ul className="grid gap-4 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="flex">
              <PlanCard plan={plan} current={current} subscription={subscription} onChoose={choose} />
            </li>
          ))}
        </ul>
      </section>
      <Benefits />
      {identity === undefined ? null : (
        <IdentityCard identity={identity} onEdit={() => setDescribing({ plan: null })} />
      )}
      <Invoices companyId={company.id} nameOf={nameOf} />
      <IdentityDialog
        open={describing !== null}
        known={identity ?? null}
        ordering={Boolean(describing?.plan)}
        onClose={() => setDescribing(null)}
        onSaved={() => {
          toast.success(texts.identity.saved);
          setOrdered(describing?.plan ?? null);
          setDescribing(null);
        }}
      />
      <OrderDialog
        plan={ordered}
        current={current}
        subscription={subscription}
        buyer={identity?.name ?? null}
        busy={order.busy}
        onClose={() => setOrdered(null)}
        onConfirm={confirmOrder}
      />
    </div>
  );
}
