import { ArrowRight, Bot } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@carsi/contracts/common/paths';
import { CompanyRow } from '../../../components/company/company-row';
import { groupTexts } from '../../../components/search/group-texts';
import { Sheet } from '../../../components/ui/sheet';
import { helpSearchQuery } from '../../../lib/api/help';
import { type Found, useSearch } from '../../../lib/api/search-companies';
import { noFilters, writeFilters } from '../../../lib/filters';
import { formatNumber, formatRating } from '../../../lib/format/numbers';
import { askPosition } from '../../../lib/position';
import { Link, useNavigate } from '../../../lib/navigation/router';
import { usePanels } from '../../../stores/panels';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import { toFilters } from '../to-filters';

const shape = { limit: 3, facets: false };

/** Reads a sentence into filters: the server's reading of the search, shown before it is used. */
export default function Assistant() {
  const open = usePanels((state) => state.assistant);
  const close = usePanels((state) => state.close);
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState('');
  const found = useSearch({ ...noFilters, q: submitted }, { ...shape, enabled: submitted !== '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(text.trim());
  };
  return (
    <Sheet title={texts.title} closeLabel={texts.close} open={open} onClose={close}>
      <p className="mb-4 flex gap-3 rounded-xl bg-sunken p-3 text-sm text-muted">
        <Bot aria-hidden size={18} className="mt-0.5 shrink-0" />
        {texts.automatic}
      </p>
      <form onSubmit={submit} className="space-y-3">
        <label className="block">
          <span className="mb-1 block font-semibold">{texts.label}</span>
          <textarea
            value={text}
            rows={2}
            maxLength={200}
            placeholder={texts.placeholder}
            className="field resize-none placeholder:text-muted"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) submit(event);
            }}
          />
        </label>
        <Button look="primary" label={texts.ask} type="submit" className="w-full" />
      </form>
      <div aria-live="polite" aria-busy={found.isFetching} className="mt-6">
        {submitted === '' ? (
          <Samples
            onChoose={(sample) => {
              setText(sample);
              setSubmitted(sample);
            }}
          />
        ) : found.isError ? (
          <p role="alert" className="text-bad">
            {texts.failed}
          </p>
        ) : found.data ? (
          <Answer q={submitted} found={found.data} onLeave={close} />
        ) : (
          <div className="skeleton h-32 rounded-2xl" />
        )}
        {submitted === '' ? null : <Help q={submitted} onLeave={close} />}
      </div>
    </Sheet>
  );
}

/** Matching help articles: 'şifremi unuttum' is not a search for a company. */
function Help({ q, onLeave }: { q: string; onLeave: () => void }) {
  const { data = [] } = useQuery(helpSearchQuery(q));
  if (data.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-sm font-semibold text-muted">{texts.help}</h3>
      <ul className="card divide-y divide-line overflow-hidden">
        {data.map(({ title, to }) => (
          <li key={title}>
            <Link to={to} className="block px-4 py-3 font-medium hover:text-accent" onClick={onLeave}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Samples({ onChoose }: { onChoose: (sample: string) => void }) {
  return (
    <>
      <p className="mb-2 text-sm font-semibold text-muted">{texts.examples}</p>
      <ul className="flex flex-wrap gap-2">
        {texts.samples.map((sample) => (
          <li key={sample}>
            <button type="button" className="chip text-left hover:border-accent" onClick={() => onChoose(sample)}>
              {sample}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({ q, found, onLeave }: { q: string; found: Found; onLeave: () => void }) {
  const navigate = useNavigate();
  const read = found.interpreted;
  const [group] = found.groups;
  const chips = [
    read.nearby ? texts.nearby : null,
    read.city?.name,
    read.district?.name,
    ...(read.categories ?? []).map(({ name }) => name),
    read.service,
    read.open_now ? texts.open : null,
    read.open_on ? texts.openOn(read.open_on) : null,
    read.verified ? texts.verified : null,
    read.rating ? texts.ratingFrom(formatRating(read.rating)) : null,
    read.rest ? texts.words(read.rest) : null,
  ].filter((chip): chip is string => Boolean(chip));
  const show = async (): Promise<void> => {
    const position = read.nearby ? await askPosition().catch(() => null) : null;
    onLeave();
    // What no company meets would be dropped by filters: the search says it.
    const filters = found.total > 0 ? toFilters(q, read, position) : { ...noFilters, q };
    void navigate(`${paths.search}?${writeFilters(filters)}`);
  };
  return (
    <div className="space-y-4">
      <div>
        <p className="mb-2 text-sm font-semibold text-muted">{chips.length > 0 ? texts.read : texts.nothingRead}</p>
        <ul className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip} className="chip border-accent bg-accent-soft text-accent">
              {chip}
            </li>
          ))}
        </ul>
      </div>
      <p className="font-semibold">
        {found.total > 0 ? texts.found(formatNumber(found.total)) : group ? groupTexts.notAll(found.parts) : texts.none}
      </p>
      {found.total === 0 && group ? (
        <p>{groupTexts.group(found.parts, group.lacks, formatNumber(group.total))}</p>
      ) : null}
      {read.nearby ? <p className="text-sm text-muted">{texts.needsPosition}</p> : null}
      <ul className="card divide-y divide-line overflow-hidden empty:hidden">
        {(found.total > 0 ? found.results : (group?.results ?? [])).slice(0, shape.limit).map((card) => (
          <li key={card.id}>
            <CompanyRow card={card} />
          </li>
        ))}
      </ul>
      <Button look="primary" className="w-full" onClick={() => void show()}>
        {texts.show}
        <ArrowRight aria-hidden size={17} />
      </Button>
    </div>
  );
}
