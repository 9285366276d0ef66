import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { companyFields } from '@carsi/contracts/directory/company-fields';
import { suggestCategories } from '@carsi/insight/category-suggestion';
import { useDeferredValue, useEffect } from 'react';
import { type ListedCategory, useCategories } from '../../../lib/api/get-categories';
import { toast } from '../../../lib/toast';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';
import { Choice, Field, OtherLines } from './field';
import { Forecast } from './forecast';
import { AttributesField, PriceLevelField } from './attributes-field';
import { TagsField } from './tags-field';

const words = texts.basic;
const SHORT_DESCRIPTION = companyFields.shortDescription.longest;

export interface TabProps {
  form: CompanyForm;
  company: OwnCompany | null;
}

export function BasicTab({ form, company }: TabProps) {
  const { draft } = form;
  const { data = [] } = useCategories();
  const length = [...draft.short_description.trim()].length;
  return (
    <div className="space-y-5">
      <div>
        <Field form={form} name="name" autoComplete="organization" />
        <Forecast draft={draft} company={company} />
      </div>
      <CategoryField form={form} />
      <Field
        form={form}
        name="short_description"
        maxLength={undefined}
        hint={
          <span className="flex justify-between gap-4">
            {words.shortHint}
            <output className={length > SHORT_DESCRIPTION ? 'font-semibold text-bad' : ''}>
              {words.counter(length, SHORT_DESCRIPTION)}
            </output>
          </span>
        }
      />
      <Field form={form} name="description" hint={words.descriptionHint} rows={7} />
      <AttributesField form={form} root={rootOf(data, draft.category_id)} />
      <PriceLevelField form={form} />
      <TagsField form={form} />
      <div className="max-w-48">
        <Field form={form} name="establishment_year" inputMode="numeric" maxLength={4} />
      </div>
      <OtherLines form={form} tab="temel" except={['short_description']} />
    </div>
  );
}

/** Id of the root above a category's slug or id. */
const rootOf = (roots: readonly ListedCategory[], category: string): string | undefined =>
  roots.find((root) => [root, ...root.subcategories].some(({ id, slug }) => slug === category || id === category))?.id;

/** The tree of categories, and what the text speaks of. */
function CategoryField({ form }: { form: CompanyForm }) {
  const { data = [], isError } = useCategories();
  useEffect(() => {
    if (isError) toast.error(texts.guard.categories);
  }, [isError]);
  const { name, description, category_id } = form.draft;
  const typed = useDeferredValue(`${name}\n${description}`);
  // The account's draft may name a category by its id.
  const byId = data.find(({ id, slug }) => id === category_id && slug !== category_id);
  const suggested =
    category_id === ''
      ? suggestCategories(typed, '').flatMap(({ categoryId }) => data.find(({ id }) => id === categoryId) ?? [])
      : [];
  useEffect(() => {
    if (byId) form.put({ category_id: byId.slug });
    // Once, when the categories are there.
    // eslint-disable-next-line react/exhaustive-deps
  }, [byId?.slug]);
  return (
    <div>
      <Choice form={form} name="category_id">
        <option value="">{words.categoryChoose}</option>
        {data.map((root) => (
          <optgroup key={root.slug} label={root.name}>
            <option value={root.slug}>{root.name}</option>
            {root.subcategories.map((child) => (
              <option key={child.slug} value={child.slug}>
                {child.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {suggested.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{words.suggested}</span>
          {suggested.map((one) => (
            <button
              key={one.slug}
              type="button"
              className="chip min-h-9"
              onClick={() => form.put({ category_id: one.slug })}
            >
              {one.name}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}
