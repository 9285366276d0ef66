import type { Campaign } from '@carsi/contracts/directory/http/campaign';
import { Megaphone } from 'lucide-react';
import { formatDate } from '../../../lib/format/dates';
import { texts } from '../texts';

export const period = ({ start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>): string => {
  if (start_date && end_date) return `${formatDate(start_date)} – ${formatDate(end_date)}`;
  if (end_date) return texts.until(formatDate(end_date));
  return start_date ? texts.from(formatDate(start_date)) : '';
};

export function Campaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const active = campaigns.filter((campaign) => campaign.active);
  if (active.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{texts.campaigns}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {active.map((campaign) => (
          <li key={campaign.id} className="card flex gap-4 border-l-4 border-l-mark p-4">
            <Megaphone aria-hidden size={22} className="mt-0.5 shrink-0 text-mark" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{campaign.title}</span>
                <span className="badge bg-mark-soft text-mark">
                  {campaign.discount_percentage ? texts.discount(campaign.discount_percentage) : texts.campaign}
                </span>
              </p>
              {campaign.description ? <p className="mt-1 text-muted">{campaign.description}</p> : null}
              <p className="mt-1 text-sm text-muted">{period(campaign)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
