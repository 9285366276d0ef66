import { createContext, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from '../../lib/navigation/router';

interface DisclosureProps {
  label: ReactNode;
  accessibleLabel?: string;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/** Closes the surrounding panel and returns the focus to its button. */
export const CloseDisclosure = createContext<() => void>(() => undefined);

/** A button that shows a panel under itself. Esc, a click elsewhere or another page close it. */
export function Disclosure({ label, accessibleLabel, buttonClass, panelClass, children }: DisclosureProps) {
  // The open state belongs to one history entry: the next page starts closed.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = (): void => {
    setOpenAt(null);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={accessibleLabel}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {label}
      </button>
      <div id={panel} hidden={!open} className={panelClass}>
        {open ? <CloseDisclosure value={close}>{children}</CloseDisclosure> : null}
      </div>
    </div>
  );
}
