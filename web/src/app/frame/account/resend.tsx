import { useState } from 'react';
import { resendVerification } from '../../../lib/api/resend-verification';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { texts } from './texts';

export function Resend() {
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await resendVerification();
      toast.success(texts.resent);
    } catch (error) {
      toast.error(sentenceOf(error, texts.resendFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="link text-sm" disabled={busy} onClick={() => void resend()}>
      {busy ? texts.resending : texts.resend}
    </button>
  );
}
