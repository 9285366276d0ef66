import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Hourglass, type LucideIcon, Store, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useMe } from '../../../lib/account/me';
import { formatNumber } from '../../../lib/format/numbers';
import { toast } from '../../../lib/toast';
import { myQuery } from '../../../lib/account/my-queries';
import { adminTexts as texts } from '../admin-texts';

const cards = [
  ['totalUsers', Users],
  ['totalCompanies', Store],
  ['pendingApprovals', Hourglass],
  ['verifiedUsers', BadgeCheck],
] as const satisfies readonly (readonly [keyof typeof texts.stats, LucideIcon])[];

export function Stats() {
  const { data, isError } = useQuery({ ...myQuery(useMe(), 'GET /api/admin/stats', {}), refetchInterval: 15_000 });
  useEffect(() => {
    if (isError) toast.error(texts.loadFailed);
  }, [isError]);
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {cards.map(([name, Icon]) => (
        <div key={name} className="card relative flex flex-col-reverse p-4 sm:pl-13">
          <dt className="text-sm text-muted">
            <Icon
              aria-hidden
              size={22}
              className="absolute top-1/2 left-4 -translate-y-1/2 text-accent max-sm:hidden"
            />
            {texts.stats[name]}
          </dt>
          <dd className="text-2xl font-semibold tabular-nums">{data ? formatNumber(data[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
