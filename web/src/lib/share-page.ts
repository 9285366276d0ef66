import { texts } from './texts';
import { toast } from './toast';

/** The device's own sheet with the address of this page; where there is none the address is copied. */
export const sharePage = async (title: string): Promise<void> => {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    // Rejected when somebody closes the sheet.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url).then(
    () => toast.success(texts.linkCopied),
    () => toast.error(texts.linkNotCopied),
  );
};
