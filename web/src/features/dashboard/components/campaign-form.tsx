import type { Campaign } from '@carsi/contracts/http/campaign';
import { useState } from 'react';
import { DraftField } from '../../../components/account/draft-field';
import { SwitchRow } from '../../../components/account/switch-row';
import { saveOffer } from '../api/offers';
import { offerTexts as texts } from '../offer-texts';
import { OfferDialog, type Wrong } from './offer-dialog';

const words = texts.campaigns;

interface CampaignFormProps {
  companyId: string;
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: () => void;
}

export function CampaignForm({ companyId, campaign, onClose, onSaved }: CampaignFormProps) {
  const [draft, setDraft] = useState({
    title: campaign?.title ?? '',
    description: campaign?.description ?? '',
    discount_percentage: campaign?.discount_percentage ? String(campaign.discount_percentage) : '',
    start_date: campaign?.start_date ?? '',
    end_date: campaign?.end_date ?? '',
    active: campaign?.active ?? true,
  });
  const put = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part });
  const { title, discount_percentage: discount, start_date: start, end_date: end } = draft;
  const check = (): Wrong => ({
    ...(title.trim() === '' && { title: words.nameMissing }),
    ...(discount.trim() !== '' &&
      !(/^\d+$/.test(discount.trim()) && Number(discount) >= 1 && Number(discount) <= 100) && {
        discount_percentage: words.discountWrong,
      }),
    ...(start !== '' && end !== '' && end < start && { end_date: words.order }),
  });
  const save = async (): Promise<void> => {
    await saveOffer('campaigns', companyId, campaign?.id ?? null, draft);
    onSaved();
  };
  return (
    <OfferDialog title={campaign ? words.change : words.add} onClose={onClose} check={check} save={save}>
      {(wrong) => (
        <>
          <DraftField
            label={words.name}
            required
            maxLength={120}
            value={title}
            error={wrong['title']}
            onChange={(value) => put({ title: value })}
          />
          <DraftField
            label={words.description}
            rows={3}
            value={draft.description}
            error={wrong['description']}
            onChange={(description) => put({ description })}
          />
          <DraftField
            label={words.discount}
            inputMode="numeric"
            maxLength={3}
            value={discount}
            error={wrong['discount_percentage']}
            onChange={(value) => put({ discount_percentage: value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DraftField
              label={words.start}
              type="date"
              value={start}
              error={wrong['start_date']}
              onChange={(value) => put({ start_date: value })}
            />
            <DraftField
              label={words.end}
              type="date"
              value={end}
              error={wrong['end_date']}
              onChange={(value) => put({ end_date: value })}
            />
          </div>
          <SwitchRow
            label={texts.active}
            text={texts.activeText}
            checked={draft.active}
            onChange={(active) => put({ active })}
          />
        </>
      )}
    </OfferDialog>
  );
}
