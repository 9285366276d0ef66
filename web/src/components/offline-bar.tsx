import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from './texts';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export function OfflineBar() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <output className="fixed inset-x-0 top-16 z-30 bg-fair-soft px-4 py-2 text-center text-sm text-fair">
      <WifiOff aria-hidden size={15} className="mr-2 inline" />
      {texts.offline}
    </output>
  );
}
