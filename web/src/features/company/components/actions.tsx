import { Globe, MessageCircle, Navigation, Phone, Share2 } from 'lucide-react';
import { MessageButton } from '../../../components/account/requests/message-button';
import { RequestButtons } from '../../../components/account/requests/request-buttons';
import { trackInteraction } from '../../../lib/api/track';
import { directionsLink, telLink, websiteLink, whatsappLink } from '../../../lib/format/contact';
import { sharePage } from '../../../lib/navigation/share-page';
import { Button } from '../../../components/ui/button';
import type { Details } from '../api/get-company-details';
import { texts } from '../texts';

/** Contact links of the company. Ordinary links; their use is tracked separately. */
export function Actions({ company }: { company: Details['company'] }) {
  const whatsapp = company.whatsapp && company.phone ? whatsappLink(company.phone, texts.greeting(company.name)) : null;
  const website = company.website ? websiteLink(company.website) : null;
  const share = async (): Promise<void> => {
    if (await sharePage(company.name)) trackInteraction(company.id, 'share');
  };
  return (
    <div className="grid w-full grid-cols-2 gap-2 max-sm:[&>.btn]:gap-1.5 max-sm:[&>.btn]:px-1 sm:flex sm:w-auto sm:max-w-md sm:flex-wrap sm:justify-end">
      {company.phone ? (
        <a
          href={telLink(company.phone, company.phone_e164)}
          className="btn btn-primary max-sm:col-span-2 sm:px-6"
          onClick={() => trackInteraction(company.id, 'call')}
        >
          <Phone aria-hidden size={18} />
          {texts.call}
          <span className="font-normal tabular-nums">{company.phone}</span>
        </a>
      ) : null}
      {whatsapp ? (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          className="btn btn-outline"
          onClick={() => trackInteraction(company.id, 'whatsapp')}
        >
          <MessageCircle aria-hidden size={18} />
          {texts.whatsapp}
        </a>
      ) : null}
      <MessageButton companyId={company.id} />
      {company.claimed ? <RequestButtons companyId={company.id} companyName={company.name} /> : null}
      <a
        href={directionsLink(company)}
        target="_blank"
        rel="noopener"
        className="btn btn-outline"
        onClick={() => trackInteraction(company.id, 'directions')}
      >
        <Navigation aria-hidden size={18} />
        {texts.directions}
      </a>
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener nofollow ugc"
          className="btn btn-outline"
          onClick={() => trackInteraction(company.id, 'website')}
        >
          <Globe aria-hidden size={18} />
          {texts.website}
        </a>
      ) : null}
      <Button icon={Share2} label={texts.share} className="needs-script" onClick={() => void share()} />
    </div>
  );
}
