import { toast } from '../../lib/toast';
import { texts } from './texts';

/** The device's own sheet with the address of this page; where there is none the address is copied. */
export const share = async (): Promise<void> => {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    // Rejected when somebody closes the sheet.
    await navigator.share({ title: texts.shareTitle, text: texts.shareText, url }).catch(() => undefined);
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url).then(
    () => toast.success(texts.copied),
    () => toast.error(texts.shareFailed),
  );
};
