import { Sparkles } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

export function TrialOffer({ busy, onStart }: { busy: boolean; onStart: () => void }) {
  return (
    <section
      aria-labelledby="deneme"
      className="flex flex-wrap items-center gap-4 rounded-2xl border border-accent bg-accent-soft p-5"
    >
      <Sparkles aria-hidden className="shrink-0 text-accent" />
      <div className="min-w-56 flex-1">
        <h3 id="deneme" className="text-lg">
          {texts.trial.title}
        </h3>
        <p className="text-sm">{texts.trial.text}</p>
      </div>
      <Button look="primary" label={texts.trial.go} disabled={busy} onClick={onStart} />
    </section>
  );
}
