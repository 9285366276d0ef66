import { Bot, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Tabs } from '../../../components/ui/tabs';
import { Head, titled } from '../../../lib/ssr/head';
import { Link, useSearchParams } from '../../../lib/navigation/router';
import { useSettings } from '../../../lib/ssr/settings';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { usePanels } from '../../../stores/panels';
import { texts } from '../texts';
import { Faqs } from './faqs';
import { Resources } from './resources';

const names = ['sss', 'kaynaklar', 'iletisim'] as const;
type Name = (typeof names)[number];

/** The form is another feature's; the page puts it here. */
export function HelpPage({ form }: { form: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const at = names.find((name) => name === search.get('sekme')) ?? 'sss';
  const choose = (name: Name): void => setSearch(name === 'sss' ? {} : { sekme: name }, { state: keepScroll });
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.help} />
      <div className="frame pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-2 text-muted">{texts.lead}</p>
        <Ways />
        <noscript>
          <p className="mb-4 flex gap-4">
            {names.map((name) => (
              <a key={name} href={`${paths.help}?sekme=${name}`} className="link">
                {texts.tabs[name]}
              </a>
            ))}
          </p>
        </noscript>
        <div id="sss">
          <Tabs
            label={texts.title}
            tabs={names.map((name) => ({ name, text: texts.tabs[name] }))}
            at={at}
            onChoose={choose}
          >
            <h2 className="sr-only">{texts.tabs[at]}</h2>
            {at === 'sss' ? <Faqs /> : at === 'kaynaklar' ? <Resources /> : form}
          </Tabs>
        </div>
      </div>
    </>
  );
}

function Ways() {
  const open = usePanels((state) => state.open);
  const { operator, supportHours } = useSettings();
  const phone = operator?.phone ?? null;
  return (
    <section aria-label={texts.ways} className="my-8 grid gap-4 sm:grid-cols-3">
      <Way icon={Bot} title={texts.chat} text={texts.chatText}>
        <button
          type="button"
          className="needs-script link py-1"
          aria-haspopup="dialog"
          onClick={() => open('assistant')}
        >
          {texts.chatOpen}
        </button>
      </Way>
      <Way icon={Mail} title={texts.email} text={texts.emailText}>
        <Link to={`${paths.help}?sekme=iletisim`} state={keepScroll} className="link py-1">
          {texts.emailForm}
        </Link>
        {operator?.email ? (
          <a href={`mailto:${operator.email}`} className="link py-1 break-all">
            {operator.email}
          </a>
        ) : null}
      </Way>
      <Way icon={Phone} title={texts.phone} text={supportHours ?? texts.phoneText}>
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link py-1">
            {phone}
          </a>
        ) : (
          <span className="py-1 text-sm text-muted italic">{texts.phoneMissing}</span>
        )}
      </Way>
    </section>
  );
}

function Way({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="card flex flex-col items-start p-5">
      <Icon aria-hidden size={24} className="text-accent" />
      <h2 className="mt-3 text-lg">{title}</h2>
      <p className="mt-1 mb-2 text-sm text-muted">{text}</p>
      <div className="mt-auto flex flex-wrap gap-x-4">{children}</div>
    </div>
  );
}
