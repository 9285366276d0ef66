import { BadgeCheck, FlaskConical, Sparkle } from 'lucide-react';
import { texts } from '../texts';

export function VerifiedBadge() {
  return (
    <span className="badge bg-accent-soft text-accent">
      <BadgeCheck aria-hidden size={14} />
      {texts.verified}
    </span>
  );
}

export function FeaturedBadge() {
  return (
    <span className="badge bg-mark-soft text-mark">
      <Sparkle aria-hidden size={13} />
      {texts.featured}
    </span>
  );
}

/** Sample companies are marked wherever they appear. */
export function SampleMark() {
  return (
    <span className="badge border border-dashed border-line-strong text-muted" title={texts.sampleHint}>
      <FlaskConical aria-hidden size={13} />
      {texts.sample}
    </span>
  );
}
