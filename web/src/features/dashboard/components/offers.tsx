import type { Offering } from '@carsi/contracts/directory/http/offering';
import type { CompanyOffers } from '@carsi/contracts/directory/http/owned-company';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { formatDate } from '../../../lib/format/dates';
import { formatPrice } from '../../../lib/format/numbers';
import { useNow } from '../../../lib/format/now';
import { Link } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { useMyQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { type OfferKind } from '../api/offers';
import { campaignState, promotionsOf } from '../campaign-state';
import { offerTexts as texts } from '../offer-texts';
import type { PartProps } from '../dashboard-part';
import { CampaignForm } from './campaign-form';
import { OfferingForm } from './offering-form';

type OwnCampaign = CompanyOffers['campaigns'][number];
type Open = { kind: 'campaigns'; row: OwnCampaign | null } | { kind: 'products-services'; row: Offering | null };
type Going = { kind: OfferKind; id: string; name: string };

/** What the company offers and announces; public as soon as it is saved. */
export default function Offers({ company }: PartProps) {
  const found = useMyQuery('GET /api/companies/{id}/offers', { params: { id: company.id } });
  const { data, refetch } = found;
  const [open, setOpen] = useState<Open | null>(null);
  const [going, setGoing] = useState<Going | null>(null);
  const { busy, run } = useAction({ failed: texts.failedAct });
  const remove = ({ kind, id }: Going): Promise<void> =>
    run(async () => {
      await call(`DELETE /api/${kind}/{id}`, { params: { id }, query: { company_id: company.id } });
      setGoing(null);
      toast.success(texts.removed);
      await refetch();
    });
  if (!data) return <Loading query={found} failed={texts.failed} className="h-64" />;
  const close = (): void => setOpen(null);
  const saved = (): void => {
    toast.success(texts.saved);
    void refetch();
  };
  return (
    <div className="space-y-8">
      <Campaigns
        offers={data}
        companyId={company.id}
        onOpen={(row) => setOpen({ kind: 'campaigns', row })}
        onRemove={({ id, title }) => setGoing({ kind: 'campaigns', id, name: title })}
      />
      <section>
        <Heading title={texts.offerings.title}>
          <Add text={texts.offerings.add} onClick={() => setOpen({ kind: 'products-services', row: null })} />
        </Heading>
        {data.products_services.length === 0 ? <p className="text-muted">{texts.offerings.none}</p> : null}
        <ul className="space-y-2">
          {data.products_services.map((row) => (
            <Line
              key={row.id}
              name={row.name}
              more={[
                texts.offerings.kinds[row.category],
                row.price === null ? '' : formatPrice(row.price, row.price_unit),
                row.active ? '' : texts.off,
              ]}
              onEdit={() => setOpen({ kind: 'products-services', row })}
              onRemove={() => setGoing({ kind: 'products-services', id: row.id, name: row.name })}
            />
          ))}
        </ul>
      </section>
      {open?.kind === 'campaigns' ? (
        <CampaignForm companyId={company.id} campaign={open.row} onClose={close} onSaved={saved} />
      ) : null}
      {open?.kind === 'products-services' ? (
        <OfferingForm companyId={company.id} offering={open.row} onClose={close} onSaved={saved} />
      ) : null}
      <ConfirmDialog
        title={texts.sure(going?.name ?? '')}
        open={going !== null}
        onClose={() => setGoing(null)}
        confirm={texts.remove}
        onConfirm={() => going && remove(going)}
        danger
        disabled={busy}
      >
        <p>{texts.sureText}</p>
      </ConfirmDialog>
    </div>
  );
}

interface CampaignsProps {
  offers: CompanyOffers;
  companyId: string;
  onOpen: (campaign: OwnCampaign | null) => void;
  onRemove: (campaign: OwnCampaign) => void;
}

function Campaigns({ offers, companyId, onOpen, onRemove }: CampaignsProps) {
  const words = texts.campaigns;
  const { campaigns, max_promotions: most } = offers;
  const now = useNow();
  const used = promotionsOf(campaigns, now);
  const full = most >= 0 && used >= most;
  return (
    <section>
      <Heading title={words.title}>
        <span className="text-sm text-muted">{words.room(used, most)}</span>
        {most === 0 ? null : <Add text={words.add} onClick={() => onOpen(null)} />}
      </Heading>
      {full ? (
        <p className="mb-3 rounded-xl bg-accent-soft px-4 py-3 text-sm">
          {most === 0 ? words.locked : words.full}{' '}
          <Link to={paths.dashboard('premium', companyId)} className="link">
            {words.plans}
          </Link>
        </p>
      ) : null}
      {campaigns.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ul className="space-y-2">
        {campaigns.map((campaign) => (
          <Line
            key={campaign.id}
            name={campaign.title}
            more={[
              words.state[campaignState(campaign, now)],
              campaign.discount_percentage === null ? '' : words.percent(campaign.discount_percentage),
              words.dates(
                campaign.start_date === null ? words.now : formatDate(campaign.start_date),
                campaign.end_date === null ? words.always : formatDate(campaign.end_date),
              ),
            ]}
            onEdit={() => onOpen(campaign)}
            onRemove={() => onRemove(campaign)}
          />
        ))}
      </ul>
    </section>
  );
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h3 className="mr-auto text-xl">{title}</h3>
      {children}
    </div>
  );
}

function Add({ text, onClick }: { text: string; onClick: () => void }) {
  return <Button small icon={Plus} label={text} onClick={onClick} />;
}

interface LineProps {
  name: string;
  more: readonly string[];
  onEdit: () => void;
  onRemove: () => void;
}

function Line({ name, more, onEdit, onRemove }: LineProps) {
  return (
    <li className="card flex flex-wrap items-center gap-3 p-4">
      <div className="mr-auto min-w-40">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">{more.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        <Button small label={texts.edit} aria-label={texts.editOf(name)} onClick={onEdit} />
        <Button
          look="quiet"
          small
          label={texts.remove}
          className="text-bad"
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
