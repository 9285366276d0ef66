import { texts } from '../texts';
import { toast } from '../toast';

/** The device's own sheet with the address of this page; where there is none the address is copied. Whether that went well. */
export const sharePage = async (title: string, text?: string): Promise<boolean> => {
  const url = location.origin + location.pathname;
  const share = { title, url, ...(text !== undefined && { text }) };
  // Rejected when the share sheet is closed.
  if ('share' in navigator) return navigator.share(share).then(isDone, isNot);
  const copied = await (navigator as Navigator).clipboard.writeText(url).then(isDone, isNot);
  if (copied) toast.success(texts.linkCopied);
  else toast.error(texts.linkNotCopied);
  return copied;
};

const isDone = (): boolean => true;
const isNot = (): boolean => false;
