import type { BlogPost } from '@carsi/contracts/directory/http/editorial';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { abbreviate } from '../../../lib/format/abbreviate';
import { useReactions } from '../../../lib/api/reactions';
import { sharePage } from '../../../lib/navigation/share-page';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

/** Like, save and share; anonymous visitors are identified by their browser. */
export function PostActions({ post }: { post: BlogPost }) {
  const { own, toggle } = useReactions(post.id);
  const [likes, setLikes] = useState(post.likes);
  const { busy, run } = useAction({ failed: texts.reactFailed, shown: 'titled' });
  const press = (what: 'like' | 'save', on: boolean): Promise<void> =>
    run(async () => setLikes((await toggle(what, on)).likes));
  const fill = (on: boolean): string => (on ? 'currentColor' : 'none');
  return (
    <div className="needs-script flex flex-wrap gap-2">
      <Button small aria-pressed={own.liked} disabled={busy} onClick={() => press('like', !own.liked)}>
        <Heart aria-hidden size={17} fill={fill(own.liked)} />
        {own.liked ? texts.liked : texts.like}
        <span className="tabular-nums">{abbreviate(likes)}</span>
      </Button>
      <Button small aria-pressed={own.saved} disabled={busy} onClick={() => press('save', !own.saved)}>
        <Bookmark aria-hidden size={17} fill={fill(own.saved)} />
        {own.saved ? texts.savedOne : texts.save}
      </Button>
      <Button small onClick={() => void sharePage(post.title)}>
        <Share2 aria-hidden size={17} />
        {texts.share}
      </Button>
    </div>
  );
}
