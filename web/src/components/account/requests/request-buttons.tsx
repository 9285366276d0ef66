import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ReceiptText, Timer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useOwns } from '../../../lib/account/companies';
import { contactQuery } from '../../../lib/account/conversations';
import { useAlive } from '../../../lib/ssr/alive';
import { formatNumber } from '../../../lib/format/numbers';
import { Button } from '../../ui/button';
import { requestTexts as texts } from './request-texts';

const RequestDialog = lazy(() => import('./request-dialog'));
const kinds = [
  { kind: 'quote', icon: ReceiptText },
  { kind: 'appointment', icon: CalendarPlus },
] as const;

/** For claimed companies; hidden from their owner. */
export function RequestButtons({ companyId, companyName }: { companyId: string; companyName: string }) {
  const [opened, setOpened] = useState<(typeof kinds)[number]['kind'] | null>(null);
  if (useOwns(companyId)) return null;
  return (
    <>
      {kinds.map(({ kind, icon: Icon }) => (
        <Button icon={Icon} label={texts[kind]} key={kind} className="needs-script" onClick={() => setOpened(kind)} />
      ))}
      {opened ? (
        <Suspense fallback={null}>
          <RequestDialog
            companyId={companyId}
            companyName={companyName}
            kind={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 dakika', '3 saat', '2 gün'; never nothing. */
export const waitOf = (minutes: number): string => {
  if (minutes < HOUR) return texts.minutes(formatNumber(Math.max(1, minutes)));
  return minutes < DAY
    ? texts.hours(formatNumber(Math.round(minutes / HOUR)))
    : texts.days(formatNumber(Math.round(minutes / DAY)));
};

/** Shown once there are enough answers for an average. */
export function ResponseTime({ companyId }: { companyId: string }) {
  const { data } = useQuery({ ...contactQuery(companyId), enabled: useAlive() });
  if (typeof data?.responseMinutes !== 'number') return null;
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Timer aria-hidden size={16} />
      {texts.answersIn(waitOf(data.responseMinutes))}
    </p>
  );
}
