import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { timings, toastsAtOnce } from '../config/site';
import { useTheme } from '../stores/theme';
import { texts } from './texts';

let mounted = false;

const mount = (): void => {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toasts />);
};

function Toasts() {
  const theme = useTheme((state) => state.theme);
  return (
    <Toaster
      visibleToasts={toastsAtOnce}
      duration={timings.toast}
      position="top-center"
      richColors
      theme={theme}
      containerAriaLabel={texts.toasts}
    />
  );
}

/** At most three at once, four seconds each. */
export const show = (kind: 'success' | 'error', message: string, more?: string): void => {
  mount();
  toast[kind](message, more ? { description: more } : undefined);
};

export const offer = (message: string, label: string, run: () => void): void => {
  mount();
  toast(message, { action: { label, onClick: run }, duration: 12_000 });
};
