import { create } from 'zustand';

interface Panels {
  assistant: boolean;
  menu: boolean;
  open: (panel: 'assistant' | 'menu') => void;
  close: () => void;
}

/** At most one panel of the frame is open. */
export const usePanels = create<Panels>((set) => ({
  assistant: false,
  menu: false,
  open: (panel) => set({ assistant: panel === 'assistant', menu: panel === 'menu' }),
  close: () => set({ assistant: false, menu: false }),
}));
