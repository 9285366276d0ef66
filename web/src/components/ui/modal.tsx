import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A question in the middle. The browser's own dialog holds the focus, closes on Esc and gives the focus back. */
export function Modal({ title, open, onClose, footer, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open) dialog?.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className="m-auto max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] scroll-py-12 overflow-y-auto rounded-2xl border border-line bg-surface p-6 text-left shadow-float"
      onClose={onClose}
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {open ? (
        <>
          <div className="mt-3 space-y-4">{children}</div>
          {footer ? <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
