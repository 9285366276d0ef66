import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useReactions } from '../../../lib/api/reactions';
import { formatNumber } from '../../../lib/format/numbers';
import { useAction } from '../../../lib/forms/use-action';
import { texts } from '../texts';

interface HelpfulProps {
  id: string;
  yes: number;
  no: number;
  question: string;
  /** The question is open; before that nothing is fetched. */
  visible: boolean;
}

/** One vote per visitor; a second press withdraws it. */
export function Helpful({ id, yes, no, question, visible }: HelpfulProps) {
  const { own, vote } = useReactions(id, visible);
  const [votes, setVotes] = useState({ yes, no });
  const [thanked, setThanked] = useState(false);
  const { busy, run } = useAction({ failed: texts.voteFailed, shown: 'titled' });
  const press = (helpful: boolean): Promise<void> =>
    run(async () => {
      const next = own.helpful === helpful ? null : helpful;
      setVotes((await vote(next)).votes);
      setThanked(next !== null);
    });
  const choices = [
    [true, texts.yes, votes.yes, ThumbsUp],
    [false, texts.no, votes.no, ThumbsDown],
  ] as const;
  return (
    <div className="needs-script mt-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{question}</span>
      {choices.map(([value, text, count, Icon]) => (
        <button
          key={text}
          type="button"
          aria-pressed={own.helpful === value}
          disabled={busy}
          className="chip min-h-9 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          onClick={() => press(value)}
        >
          <Icon aria-hidden size={15} />
          {text}
          <span className="tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
      <output className="text-good">{thanked ? texts.thanks : ''}</output>
    </div>
  );
}
