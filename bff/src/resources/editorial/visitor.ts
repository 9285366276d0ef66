import type { ArticleFigures, OwnReactions } from '@carsi/contracts/directory/editorial';
import type { ReactionAnswer } from '@carsi/contracts/directory/http/editorial';
import type { FastifyRequest } from 'fastify';

/** What a browser calls itself since its visitor first pressed something; in a header, so that no log has it. */
export const visitorOf = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const header = request.headers['x-visitor'];
  return typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : null;
};

export const reactionAnswerOf = ({ own, figures }: { own: OwnReactions; figures: ArticleFigures }): ReactionAnswer => ({
  ...own,
  likes: figures.likes,
  votes: { yes: figures.helpful, no: figures.notHelpful },
});
