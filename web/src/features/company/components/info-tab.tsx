import { AtSign, Banknote, BookOpen, Globe, MapPin, Phone, Printer, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { attributeById, priceSigns } from '@carsi/contracts/directory/attributes';
import { AttributeIcon } from '../../../components/company/attribute-icons';
import { ResponseTime } from '../../../components/account/requests/request-buttons';
import { trackInteraction } from '../../../lib/api/track';
import { telLink, websiteLink } from '../../../lib/format/contact';
import { Link } from '../../../lib/navigation/router';
import type { Details } from '../api/get-company-details';
import { texts } from '../texts';
import { Block } from './block';
import { HoursTable } from './hours-table';
import { ScorePanel } from './score-panel';
import { VisitorChart } from './visitor-chart';

export function InfoTab({ details }: { details: Details }) {
  const { company } = details;
  const keywords = [...new Set([...company.tags, ...company.seo_keywords])];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <Block title={texts.about}>
        {company.description ? (
          <p className="max-w-prose text-[1.05rem] leading-relaxed whitespace-pre-line">{company.description}</p>
        ) : (
          <p className="text-muted">{texts.noAbout}</p>
        )}
        <Attributes company={company} />
        {keywords.length > 0 ? (
          <ul aria-label={texts.keywords} className="mt-5 flex flex-wrap gap-2">
            {keywords.map((word) => (
              <li key={word}>
                <Link to={`${paths.search}?q=${encodeURIComponent(word)}`} className="chip hover:border-accent">
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </Block>
      <div className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Block title={texts.contact} id="iletisim">
          <Contact company={company} />
          {company.claimed ? <ResponseTime companyId={company.id} /> : null}
        </Block>
        <Block title={texts.hours}>
          <HoursTable hours={company.working_hours} />
        </Block>
      </div>
      <div className="space-y-6">
        <VisitorChart days={details.visitor_stats} total={details.total_visitors} />
        <ScorePanel companyId={company.id} score={company.ai_score} parts={details.ai_score_parts ?? []} />
      </div>
    </div>
  );
}

/** What the owner ticked, and how expensive it is. */
function Attributes({ company }: { company: Details['company'] }) {
  const known = company.attributes.flatMap((id) => attributeById(id) ?? []);
  const { price_level: level } = company;
  if (known.length === 0 && level === null) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-base font-bold">{texts.attributes}</h3>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {level === null ? null : (
          <li className="flex items-center gap-2.5">
            <Banknote aria-hidden size={18} className="shrink-0" />
            <span>
              {texts.priceLevel}: <span aria-hidden>{priceSigns(level)}</span>
              <span className="sr-only">{texts.priceLevelOf(level)}</span>
            </span>
          </li>
        )}
        {known.map(({ id, label, icon }) => (
          <li key={id} className="flex items-center gap-2.5">
            <AttributeIcon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Contact({ company }: { company: Details['company'] }) {
  const website = company.website ? websiteLink(company.website) : null;
  const menu = company.menu_url ? websiteLink(company.menu_url) : null;
  const address = [company.address, company.postal_code, company.district, company.city].filter(Boolean).join(', ');
  const social = Object.entries(company.social_media).flatMap(([name, url]) => {
    const href = url ? websiteLink(url) : null;
    return href ? [{ name, href }] : [];
  });
  return (
    <dl className="space-y-3">
      <Line icon={<MapPin aria-hidden size={18} />} label={texts.address}>
        <address className="not-italic">{address}</address>
      </Line>
      {company.phone ? (
        <Line icon={<Phone aria-hidden size={18} />} label={texts.phone}>
          <a
            className="link tabular-nums"
            href={telLink(company.phone, company.phone_e164)}
            onClick={() => trackInteraction(company.id, 'call')}
          >
            {company.phone}
          </a>
        </Line>
      ) : null}
      {company.fax ? (
        <Line icon={<Printer aria-hidden size={18} />} label={texts.fax}>
          <span className="tabular-nums">{company.fax}</span>
        </Line>
      ) : null}
      {company.email ? (
        <Line icon={<AtSign aria-hidden size={18} />} label={texts.email}>
          <a
            className="link break-all"
            href={`mailto:${company.email}`}
            onClick={() => trackInteraction(company.id, 'email')}
          >
            {company.email}
          </a>
        </Line>
      ) : null}
      {website ? (
        <Line icon={<Globe aria-hidden size={18} />} label={texts.website}>
          <a
            className="link break-all"
            href={website}
            target="_blank"
            rel="noopener nofollow ugc"
            onClick={() => trackInteraction(company.id, 'website')}
          >
            {new URL(website).hostname.replace(/^www\./, '')}
          </a>
        </Line>
      ) : null}
      {menu ? (
        <Line icon={<BookOpen aria-hidden size={18} />} label={texts.menu}>
          <a className="link" href={menu} target="_blank" rel="noopener nofollow ugc">
            {texts.menu}
          </a>
        </Line>
      ) : null}
      {company.contact_person ? (
        <Line icon={<User aria-hidden size={18} />} label={texts.person}>
          {company.contact_person}
        </Line>
      ) : null}
      {social.length > 0 ? (
        <Line icon={<Globe aria-hidden size={18} />} label={texts.social}>
          <span className="flex flex-wrap gap-x-3">
            {social.map(({ name, href }) => (
              <a
                key={name}
                className="link capitalize"
                href={href}
                target="_blank"
                rel="noopener nofollow ugc"
                onClick={() => trackInteraction(company.id, 'click', { target: name })}
              >
                {name}
              </a>
            ))}
          </span>
        </Line>
      ) : null}
    </dl>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="mt-0.5 text-muted">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
