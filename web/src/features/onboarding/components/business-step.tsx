import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import { CalendarClock, Zap } from 'lucide-react';
import { useId, useState } from 'react';
import { DraftField } from '../../../components/account/draft-field';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { Setup } from '../use-setup';

const words = texts.business;
const categories = Object.entries(words.categories) as [NonNullable<Onboarding['businessCategory']>, string][];

/** Now with a form, or later; the form opens if it has errors. */
export function BusinessStep({ setup }: { setup: Setup }) {
  const { draft, problems, busy } = setup;
  const [opened, setOpened] = useState(!draft.setupLater && draft.businessName !== '');
  const open = opened || Object.keys(problems).length > 0;
  return (
    <div className="space-y-6">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{words.how}</legend>
        <Choice
          icon={Zap}
          title={words.quick}
          text={words.quickText}
          pressed={open}
          onPress={() => {
            setup.put({ setupLater: false });
            setOpened(true);
          }}
        />
        <Choice
          icon={CalendarClock}
          title={words.later}
          text={words.laterText}
          pressed={false}
          disabled={busy}
          onPress={() => void setup.skip({ setupLater: true })}
        />
      </fieldset>
      {open ? <BusinessForm setup={setup} /> : null}
    </div>
  );
}

interface ChoiceProps {
  icon: typeof Zap;
  title: string;
  text: string;
  pressed: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function Choice({ icon: Icon, title, text, pressed, disabled, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={cx(
        'flex items-start gap-3 rounded-2xl border-2 p-4 text-left transition-colors',
        pressed ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent',
      )}
      onClick={onPress}
    >
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-accent" />
      <span>
        <span className="block font-display text-lg font-bold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
    </button>
  );
}

function BusinessForm({ setup }: { setup: Setup }) {
  const { draft, problems, put } = setup;
  const category = useId();
  const wrongCategory = problems.businessCategory ? words.categoryMissing : undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftField
        label={words.name}
        value={draft.businessName}
        error={problems.businessName ? words.nameMissing : undefined}
        autoComplete="organization"
        required
        onChange={(businessName) => put({ businessName })}
      />
      <div>
        <label htmlFor={category} className="mb-1 block text-sm font-semibold">
          {words.category}
        </label>
        <select
          id={category}
          className={cx('field', wrongCategory && 'border-bad')}
          required
          aria-invalid={wrongCategory ? true : undefined}
          aria-describedby={wrongCategory ? `${category}-e` : undefined}
          value={draft.businessCategory ?? ''}
          onChange={(event) =>
            put({ businessCategory: (event.target.value || null) as Onboarding['businessCategory'] })
          }
        >
          <option value="">{words.noCategory}</option>
          {categories.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {wrongCategory ? (
          <p id={`${category}-e`} role="alert" className="mt-1 text-sm font-medium text-bad">
            {wrongCategory}
          </p>
        ) : null}
      </div>
      <DraftField
        label={words.address}
        value={draft.businessAddress}
        error={problems.businessAddress ? words.addressMissing : undefined}
        autoComplete="street-address"
        required
        className="sm:col-span-2"
        onChange={(businessAddress) => put({ businessAddress })}
      />
      <DraftField
        label={`${words.phone} (${texts.profile.optional})`}
        value={draft.businessPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onChange={(businessPhone) => put({ businessPhone })}
      />
      <DraftField
        label={`${words.website} (${texts.profile.optional})`}
        value={draft.businessWebsite}
        error={problems.businessWebsite ? words.websiteWrong : undefined}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        onChange={(businessWebsite) => put({ businessWebsite })}
      />
      <DraftField
        label={`${words.about} (${texts.profile.optional})`}
        value={draft.businessDescription}
        rows={3}
        className="sm:col-span-2"
        onChange={(businessDescription) => put({ businessDescription })}
      />
    </div>
  );
}
