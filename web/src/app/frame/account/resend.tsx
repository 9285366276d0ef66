import { resendVerification } from '../../../lib/api/resend-verification';
import { useAction } from '../../../lib/forms/use-action';
import { texts } from './texts';

export function Resend() {
  const { busy, run } = useAction({ failed: texts.resendFailed });
  return (
    <button
      type="button"
      className="link text-sm"
      disabled={busy}
      onClick={() => run(resendVerification, texts.resent)}
    >
      {busy ? texts.resending : texts.resend}
    </button>
  );
}
