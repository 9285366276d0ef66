import type { OwnReactions, ReactionAnswer } from '@carsi/contracts/directory/http/editorial';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session';
import { useAlive } from '../ssr/alive';
import { call } from '../call';
import { knownVisitor, visitor, visitorHeader } from '../visitor';

const nothing: OwnReactions = { liked: false, saved: false, helpful: null };
const keyOf = (id: string, who: string | null): readonly unknown[] => ['reactions', who, id];

/** The visitor's reactions to an article. Not fetched for a browser that never reacted. */
export const useReactions = (articleId: string, enabled = true) => {
  const params = { id: articleId };
  const alive = useAlive();
  const client = useQueryClient();
  const { status, user } = useSession();
  const who = user?.id ?? (alive ? knownVisitor() : null);
  const { data = nothing } = useQuery({
    queryKey: keyOf(articleId, who),
    queryFn: (context) => call('GET /api/blog/{id}/mine', { params }, { ...context, headers: visitorHeader() }),
    enabled: enabled && alive && status !== 'loading' && who !== null,
    staleTime: Infinity,
  });
  const run = async (react: (headers: Readonly<Record<string, string>>) => Promise<ReactionAnswer>) => {
    const headers: Readonly<Record<string, string>> = user ? {} : { 'x-visitor': visitor() };
    const { liked, saved, helpful, ...figures } = await react(headers);
    const key = keyOf(articleId, user?.id ?? knownVisitor());
    // Cancel running queries: an older answer would undo this press on the screen.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, { liked, saved, helpful });
    return figures;
  };
  return {
    own: data,
    toggle: (what: 'like' | 'save', on: boolean) =>
      run((headers) => call(`${on ? 'PUT' : 'DELETE'} /api/blog/{id}/${what}`, { params }, { headers })),
    vote: (helpful: boolean | null) =>
      run((headers) => call('PUT /api/help/{id}/vote', { params, body: { helpful } }, { headers })),
  };
};
