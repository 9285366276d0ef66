import { RefreshCw } from 'lucide-react';
import { texts } from '../texts';
import { Button } from '../ui/button';

/** A part of a page that did not arrive. */
export function Retry({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <p>{message}</p>
      <Button small icon={RefreshCw} label={texts.retry} className="needs-script" onClick={onRetry} />
    </div>
  );
}
