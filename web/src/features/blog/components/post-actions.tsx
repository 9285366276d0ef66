import type { BlogPost } from '@carsi/contracts/http/editorial';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { abbreviate } from '../../../lib/format/abbreviate';
import { useReactions } from '../../../lib/api/reactions';
import { sentenceOf } from '../../../lib/forms/failure';
import { sharePage } from '../../../lib/navigation/share-page';
import { toast } from '../../../lib/toast';
import { texts } from '../texts';

/** Like, save and share; who is signed out does it as this browser. */
export function PostActions({ post }: { post: BlogPost }) {
  const { own, toggle } = useReactions(post.id);
  const [likes, setLikes] = useState(post.likes);
  const [busy, setBusy] = useState(false);
  const press = async (what: 'like' | 'save', on: boolean): Promise<void> => {
    setBusy(true);
    try {
      setLikes((await toggle(what, on)).likes);
    } catch (error) {
      toast.error(texts.reactFailed, sentenceOf(error, ''));
    } finally {
      setBusy(false);
    }
  };
  const fill = (on: boolean): string => (on ? 'currentColor' : 'none');
  return (
    <div className="needs-script flex flex-wrap gap-2">
      <button
        type="button"
        className="btn btn-outline btn-small"
        aria-pressed={own.liked}
        disabled={busy}
        onClick={() => void press('like', !own.liked)}
      >
        <Heart aria-hidden size={17} fill={fill(own.liked)} />
        {own.liked ? texts.liked : texts.like}
        <span className="tabular-nums">{abbreviate(likes)}</span>
      </button>
      <button
        type="button"
        className="btn btn-outline btn-small"
        aria-pressed={own.saved}
        disabled={busy}
        onClick={() => void press('save', !own.saved)}
      >
        <Bookmark aria-hidden size={17} fill={fill(own.saved)} />
        {own.saved ? texts.savedOne : texts.save}
      </button>
      <button type="button" className="btn btn-outline btn-small" onClick={() => void sharePage(post.title)}>
        <Share2 aria-hidden size={17} />
        {texts.share}
      </button>
    </div>
  );
}
