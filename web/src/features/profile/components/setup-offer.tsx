import { Sparkles } from 'lucide-react';
import { paths } from '../../../config/paths';
import { useMe } from '../../../lib/account/me';
import { texts } from '../texts';
import { ButtonLink } from '../../../components/ui/button';

/** Offered, never forced (decisions 68). */
export function SetupOffer() {
  const { onboarding_completed, user_type } = useMe();
  if (onboarding_completed || user_type === 'admin') return null;
  return (
    <section aria-label={texts.setup.title} className="rounded-2xl bg-accent-soft p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Sparkles aria-hidden size={19} className="shrink-0 text-accent" />
        {texts.setup.title}
      </h2>
      <p className="mt-1 mb-3 text-sm">{texts.setup.text}</p>
      <ButtonLink look="primary" small label={texts.setup.go} to={paths.onboarding} className="w-full" />
    </section>
  );
}
