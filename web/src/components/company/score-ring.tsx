import { formatScore } from '../../lib/format/numbers';
import { texts } from '../texts';

const circumference = 2 * Math.PI * 15;

/** ai_score out of 100, as a ring that fills. */
export function ScoreRing({ score, size = 44 }: { score: number; size?: number }) {
  const shown = formatScore(score);
  const filled = (Math.min(10, Math.max(0, score)) / 10) * circumference;
  return (
    <span className="shrink-0">
      <span className="sr-only">{texts.aiScoreOf(shown)}</span>
      <svg aria-hidden width={size} height={size} viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="15" fill="none" stroke="var(--line)" strokeWidth="3" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${filled} ${circumference}`}
          transform="rotate(-90 18 18)"
        />
        <text x="18" y="22" textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--ink)">
          {shown}
        </text>
      </svg>
    </span>
  );
}
