import type { SiteSettingsAnswer } from '@carsi/contracts/administration';
import { useQueryClient } from '@tanstack/react-query';
import { FormFailure, TextField } from '../../../components/ui/fields';
import { useMe } from '../../../lib/account/me';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { useMyQuery, myQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { numbers, settingsOf, siteFields, siteGroups, siteRules } from './site-rules';
import { siteTexts as texts } from './site-texts';

export default function SiteSettings() {
  const found = useMyQuery('GET /api/admin/settings', {});
  const { data } = found;
  return (
    <section aria-label={texts.title} className="space-y-6">
      <p className="text-muted">{texts.text}</p>
      <Loading query={found} failed={texts.loadFailed} className="h-96" />
      {data ? (
        <>
          <SiteForm settings={data} />
          <Configured settings={data} />
        </>
      ) : null}
    </section>
  );
}

function SiteForm({ settings: { said, configured } }: { settings: SiteSettingsAnswer }) {
  const admin = useMe();
  const client = useQueryClient();
  const form = useForm({
    fields: siteFields,
    rules: siteRules,
    failed: texts.failed,
    submit: async (values) => {
      const answer = await call('PUT /api/admin/settings', { body: settingsOf(values) });
      client.setQueryData(myQuery(admin, 'GET /api/admin/settings', {}).queryKey, answer);
      toast.success(texts.saved, texts.savedText);
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      {(Object.keys(siteGroups) as (keyof typeof siteGroups)[]).map((group) => (
        <fieldset key={group} className="card space-y-4 p-4">
          <legend className="contents">
            <h3 className="text-lg">{texts.groups[group]}</h3>
          </legend>
          <p className="text-sm text-muted">{texts.groupTexts[group]}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {siteGroups[group].map((field) => {
              const from = configured[field] ?? null;
              return (
                <TextField
                  key={field}
                  form={form}
                  name={field}
                  label={texts.fields[field]}
                  defaultValue={String(said[field] ?? '')}
                  maxLength={500}
                  {...(field in numbers && { inputMode: 'numeric' as const })}
                  hint={from === null ? texts.hints[field] : texts.fromConfiguration(from)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <FormFailure>{form.failure}</FormFailure>
      <Button look="primary" label={form.busy ? texts.saving : texts.save} type="submit" disabled={form.busy} />
    </form>
  );
}

function Configured({ settings: { public_url, mail_server, limits } }: { settings: SiteSettingsAnswer }) {
  const changed = Object.entries(limits).map(([name, limit]) => `${name}: ${limit}`);
  const rows = [
    [texts.publicUrl, public_url],
    [texts.mailServer, mail_server ?? texts.noMailServer],
    [texts.limits, changed.join(', ') || texts.noLimits],
  ] as const;
  return (
    <div className="card p-4">
      <h3 className="text-lg">{texts.configured}</h3>
      <p className="mb-3 text-sm text-muted">{texts.configuredText}</p>
      <dl className="space-y-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:flex sm:gap-3">
            <dt className="font-semibold sm:w-48 sm:shrink-0">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <TestMail />
    </div>
  );
}

function TestMail() {
  const { busy, run } = useAction({ failed: () => toast.error(texts.testFailed) });
  const test = async (): Promise<void> => {
    await call('POST /api/admin/settings/test-mail');
    toast.success(texts.tested, texts.testedText);
  };
  return (
    <Button label={busy ? texts.testing : texts.testMail} className="mt-4" disabled={busy} onClick={() => run(test)} />
  );
}
