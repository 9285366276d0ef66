import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface SheetProps {
  title: string;
  closeLabel: string;
  open: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right. The browser's own modal dialog holds the focus, closes on Esc and gives the focus back. */
export function Sheet({ title, closeLabel, open, onClose, footer, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open) dialog?.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    const onBackdrop = (event: MouseEvent): void => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', onBackdrop);
    return () => dialog?.removeEventListener('click', onBackdrop);
  }, []);
  return (
    <dialog ref={ref} className="sheet" aria-labelledby={heading} onClose={onClose}>
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <Button look="quiet" small className="-mr-2 px-2" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{open ? children : null}</div>
      {footer ? <div className="border-t border-line px-5 py-3">{footer}</div> : null}
    </dialog>
  );
}
