import { paths } from '@carsi/contracts/common/paths';
import { Head, titled } from '../../../lib/ssr/head';
import { Link } from '../../../lib/navigation/router';
import { useSettings } from '../../../lib/ssr/settings';
import type { Page } from '../../../lib/ssr/page';
import { texts } from '../texts';
import { ContactForm, ResponseCard } from './contact-form';

function ContactPage() {
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.contact} />
      <div className="frame pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-2 mb-8 text-muted">{texts.lead}</p>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="yazin">
            <h2 id="yazin" className="mb-4 text-2xl">
              {texts.formTitle}
            </h2>
            <ContactForm from="contact" />
          </section>
          <div className="space-y-5">
            <ResponseCard />
            <OperatorCard />
            <Link to={paths.help} className="link inline-block py-1">
              {texts.help}
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

/** The operator from the configuration; missing details are shown as missing. */
function OperatorCard() {
  const { operator } = useSettings();
  const rows = [
    [texts.operatorName, operator?.name],
    [texts.operatorAddress, operator?.address],
    [texts.operatorEmail, operator?.email],
    [texts.operatorPhone, operator?.phone],
    ...(operator?.kep ? [[texts.operatorKep, operator.kep] as const] : []),
  ] as const;
  return (
    <section aria-label={texts.operator} className="card p-5">
      <h3 className="mb-3 text-lg">{texts.operator}</h3>
      <dl className="space-y-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className={value ? 'break-words' : 'text-muted italic'}>{value ?? texts.operatorMissing}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const page: Page = { Component: ContactPage };
