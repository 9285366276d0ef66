import { RefreshCw } from 'lucide-react';
import { texts } from '../texts';

/** A part of a page that did not arrive. */
export function Retry({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <p>{message}</p>
      <button type="button" className="needs-script btn btn-outline btn-small" onClick={onRetry}>
        <RefreshCw aria-hidden size={16} />
        {texts.retry}
      </button>
    </div>
  );
}
