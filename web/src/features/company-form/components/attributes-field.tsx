import { attributesFor, priceLevels, priceSigns } from '@carsi/contracts/directory/attributes';
import { companyFields } from '@carsi/contracts/directory/company-fields';
import { useId } from 'react';
import { AttributeIcon } from '../../../components/company/attribute-icons';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';
import { Wrong } from './field';

const words = texts.basic;

/** Those that fit the trade, and what was ticked before. */
export function AttributesField({ form, root }: { form: CompanyForm; root: string | undefined }) {
  const { attributes } = form.draft;
  const offered = new Set([...attributesFor(root).map(({ id }) => id), ...attributes]);
  return (
    <fieldset data-field="attributes">
      <legend className="mb-1 text-sm font-semibold">{companyFields.attributes.label}</legend>
      <p className="mb-2 text-sm text-muted">{words.attributesHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {attributesFor(undefined)
          .filter(({ id }) => offered.has(id))
          .map(({ id, label, icon }) => (
            <label key={id} className="flex min-h-10 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={attributes.includes(id)}
                onChange={({ target }) =>
                  form.put({
                    attributes: target.checked ? [...attributes, id] : attributes.filter((other) => other !== id),
                  })
                }
              />
              <AttributeIcon name={icon} />
              {label}
            </label>
          ))}
      </div>
      <Wrong>{form.errors['attributes']}</Wrong>
    </fieldset>
  );
}

export function PriceLevelField({ form }: { form: CompanyForm }) {
  const { price_level: level } = form.draft;
  const name = useId();
  return (
    <fieldset data-field="price_level">
      <legend className="mb-1 text-sm font-semibold">{companyFields.priceLevel.label}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...priceLevels].map((each) => (
          <label
            key={each}
            className={cx(
              'chip min-h-10 cursor-pointer has-focus-visible:outline-2',
              each === level && 'border-accent bg-accent-soft text-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={each === level}
              onChange={() => form.put({ price_level: each })}
            />
            {each === null ? (
              words.noPriceLevel
            ) : (
              <>
                <span aria-hidden>{priceSigns(each)}</span>
                <span className="sr-only">{words.priceLevels[each]}</span>
              </>
            )}
          </label>
        ))}
      </div>
      <Wrong>{form.errors['price_level']}</Wrong>
    </fieldset>
  );
}
