import type { Plan, Subscription } from '@carsi/contracts/billing/http';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { formatDate } from '../../../lib/format/dates';
import { formatLira } from '../money';
import { texts } from '../texts';

const words = texts.order;

interface OrderProps {
  plan: Plan | null;
  current: Plan;
  subscription: Subscription;
  /** Whom the invoice will be made out to. */
  buyer: string | null;
  busy: boolean;
  onClose: () => void;
  onConfirm: (plan: Plan) => void;
}

/** What an order means, before it is one. */
export function OrderDialog({ plan, current, subscription, buyer, busy, onClose, onConfirm }: OrderProps) {
  const { endDate, payment, paymentFirst } = subscription;
  const down = plan !== null && plan.price < current.price;
  const staying = plan?.id === current.id && payment !== 'trial';
  return (
    <ConfirmDialog
      title={words.title(plan?.name ?? '')}
      open={plan !== null}
      onClose={onClose}
      confirm={down || staying ? words.confirm : words.go}
      onConfirm={() => plan && onConfirm(plan)}
      disabled={busy}
    >
      {down && endDate ? <p>{words.down(formatDate(endDate))}</p> : null}
      {plan && !down && !staying ? (
        <>
          <p>{paymentFirst ? words.first : words.now(formatLira(plan.price))}</p>
          {payment === 'trial' && plan.id === current.id ? <p>{words.afterTrial}</p> : null}
          {payment === 'paid' && current.price > 0 ? <p>{words.credit}</p> : null}
          {buyer ? <p className="break-words">{words.madeOutTo(buyer)}</p> : null}
        </>
      ) : null}
    </ConfirmDialog>
  );
}
