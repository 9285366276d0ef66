import { type FormEvent, useId, useState } from 'react';
import { attributeList, priceLevels, priceSigns } from '@carsi/contracts/directory/attributes';
import { AttributeIcon } from '../../../components/company/attribute-icons';
import { CityOptions } from '../../../components/search/city-options';
import { Sheet } from '../../../components/ui/sheet';
import { useCategories } from '../../../lib/api/get-categories';
import { useCities, useDistricts } from '../../../lib/api/get-cities';
import { cx } from '../../../lib/cx';
import { type Filters, noFilters, type Sort, sorts, toggled } from '../../../lib/filters';
import { formatNumber, formatRating } from '../../../lib/format/numbers';
import { Button } from '../../../components/ui/button';
import { tags as knownTags, texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

interface FilterPanelProps {
  screen: SearchScreen;
  open: boolean;
  onClose: () => void;
}

/** All filters at once; nothing happens to the list until they are applied. */
export default function FilterPanel({ screen, open, onClose }: FilterPanelProps) {
  const form = useId();
  const { filters, go } = screen;
  const clear = (): void => {
    go({ ...noFilters, view: filters.view });
    onClose();
  };
  return (
    <Sheet
      title={texts.panel.title}
      closeLabel={texts.panel.close}
      open={open}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" small label={texts.clear} onClick={clear} />
          <Button small label={texts.panel.close} onClick={onClose} />
          <Button look="primary" label={texts.panel.apply} type="submit" form={form} className="col-span-2" />
        </div>
      }
    >
      <FilterForm
        id={form}
        screen={screen}
        onApply={(next) => {
          go(next);
          onClose();
        }}
      />
    </Sheet>
  );
}

const flags = [
  ['verified', texts.verifiedOnly],
  ['featured', texts.featuredOnly],
  ['premium', texts.premiumOnly],
  ['open', texts.open],
] as const;

const counted = (values: ReadonlyArray<{ value: string; count: number }> | undefined, value: string): string => {
  const count = values?.find((each) => each.value === value)?.count;
  return count === undefined ? '' : ` (${formatNumber(count)})`;
};

function FilterForm({ id, screen, onApply }: { id: string; screen: SearchScreen; onApply: (next: Filters) => void }) {
  const [draft, setDraft] = useState<Filters>({ ...screen.filters, page: 1 });
  const put = (next: Partial<Filters>): void => setDraft((before) => ({ ...before, ...next }));
  const categories = useCategories();
  const cities = useCities();
  const districts = useDistricts(draft.city);
  const facets = screen.found.data?.facets;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft.q === screen.filters.q ? draft : { ...draft, literal: [] });
  };
  return (
    <form id={id} onSubmit={submit} className="space-y-5">
      <Field label={texts.panel.q}>
        <input
          type="search"
          className="field"
          maxLength={200}
          value={draft.q}
          onChange={(e) => put({ q: e.target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{texts.panel.status}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {flags.map(([name, label]) => (
            <label key={name} className="flex min-h-10 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={draft[name]}
                onChange={(e) => put({ [name]: e.target.checked })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={texts.panel.category}>
        <select className="field" value={draft.category} onChange={(e) => put({ category: e.target.value })}>
          <option value="">{texts.panel.allCategories}</option>
          {categories.data?.map(({ slug, name, company_count, subcategories }) => (
            <optgroup key={slug} label={name}>
              <option value={slug}>
                {name} ({formatNumber(company_count)})
              </option>
              {subcategories.map((child) => (
                <option key={child.slug} value={child.slug}>
                  {child.name} ({formatNumber(child.businessCount)})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {categories.isError ? (
          <p role="alert" className="mt-1 text-sm text-bad">
            {texts.panel.categoriesFailed}
          </p>
        ) : null}
      </Field>
      <Field label={texts.panel.city}>
        <select className="field" value={draft.city} onChange={(e) => put({ city: e.target.value, district: '' })}>
          <CityOptions cities={cities.data ?? []} all={texts.panel.allCities} />
        </select>
      </Field>
      {draft.city ? (
        <Field label={texts.panel.district}>
          <select className="field" value={draft.district} onChange={(e) => put({ district: e.target.value })}>
            <option value="">{texts.panel.allDistricts}</option>
            {districts.data?.map(({ slug, name, company_count }) => (
              <option key={slug} value={slug}>
                {name} ({formatNumber(company_count)})
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      <Field label={texts.panel.sort}>
        <select className="field" value={draft.sort} onChange={(e) => put({ sort: e.target.value as Sort })}>
          {sorts
            .filter((sort) => sort !== 'distance' || draft.position)
            .map((sort) => (
              <option key={sort} value={sort}>
                {texts.sorts[sort]}
              </option>
            ))}
        </select>
      </Field>
      <Field label={`${texts.panel.rating}: ${draft.rating ? formatRating(draft.rating) : texts.panel.anyRating}`}>
        <input
          type="range"
          min={0}
          max={5}
          step={0.5}
          value={draft.rating}
          aria-valuetext={draft.rating ? formatRating(draft.rating) : texts.panel.anyRating}
          className="w-full accent-accent"
          onChange={(e) => put({ rating: Number(e.target.value) })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{texts.panel.attributes}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {attributeList.map(({ id: attribute, label, icon }) => (
            <label key={attribute} className="flex min-h-10 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={draft.attributes.includes(attribute)}
                onChange={() => put({ attributes: toggled(draft.attributes, attribute) })}
              />
              <AttributeIcon name={icon} />
              <span>
                {label}
                {counted(facets?.attributes, attribute)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{texts.panel.prices}</legend>
        <div className="flex flex-wrap gap-2">
          {priceLevels.map((level) => {
            const selected = draft.prices.includes(level);
            return (
              <button
                key={level}
                type="button"
                aria-pressed={selected}
                className={cx('chip', selected && 'border-accent bg-accent-soft text-accent')}
                onClick={() => put({ prices: toggled(draft.prices, level).toSorted() })}
              >
                <span aria-hidden>{priceSigns(level)}</span>
                <span className="sr-only">{texts.priceNames[level]}</span>
                {counted(facets?.price_levels, String(level))}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{texts.panel.tags}</legend>
        <div className="flex flex-wrap gap-2">
          {knownTags.map((tag) => {
            const selected = draft.tags.includes(tag);
            return (
              <button
                key={tag}
                type="button"
                aria-pressed={selected}
                className={cx('chip', selected && 'border-accent bg-accent-soft text-accent')}
                onClick={() => put({ tags: toggled(draft.tags, tag) })}
              >
                {tag}
                {counted(facets?.tags, tag)}
              </button>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      {children}
    </label>
  );
}
