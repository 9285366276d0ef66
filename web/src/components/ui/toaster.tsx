import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

let mounted = false;

/** At most three at once, four seconds each. */
export const show = (kind: 'success' | 'error', message: string, more?: string): void => {
  if (!mounted) {
    mounted = true;
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(
      <Toaster visibleToasts={3} duration={4000} position="top-center" richColors theme="system" />,
    );
  }
  toast[kind](message, more ? { description: more } : undefined);
};
