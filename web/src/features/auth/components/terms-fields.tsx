import { paths } from '@carsi/contracts/common/paths';
import { CheckField } from '../../../components/ui/fields';
import type { Form } from '../../../lib/forms/use-form';
import { texts } from '../texts';

/** The texts open in a new tab, so that no input is lost. */
export function TermsFields<F extends string>({ form }: { form: Form<F | 'terms' | 'marketing'> }) {
  return (
    <div className="space-y-3">
      <CheckField form={form} name="terms">
        <Text to={paths.terms}>{texts.terms.terms}</Text>
        {texts.terms.between}
        <Text to={paths.privacy}>{texts.terms.privacy}</Text>
        {texts.terms.after}
      </CheckField>
      <CheckField form={form} name="marketing">
        {texts.terms.marketing}
      </CheckField>
    </div>
  );
}

function Text({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link underline">
      {children}
      <span className="sr-only">{texts.terms.newTab}</span>
    </a>
  );
}
