import type { AdminReview, PostReviewBody, PutReviewBody, RatingSummary, Review } from '@carsi/contracts/reviews/http';
import type {
  InvitationOutcome,
  ModerationView,
  PostReview,
  RatingView,
  ReviewView,
  ReviseReview,
} from '@carsi/contracts/reviews/calls';
import { GONE, UNKNOWN_PERSON, type Names } from '../people-names.js';

/** 'Ayşe Yılmaz' → 'A*** Y***'. */
export const masked = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}***`)
    .join(' ');

interface Author {
  readonly name: string;
  readonly avatar: string | null;
  readonly is: 'named' | 'gone' | 'not known now';
}

/** Imported reviews bring their author's name; all other names come from identity. */
const authorOf = ({ displayName, userId }: ReviewView, { byId }: Names): Author => {
  if (displayName !== null) return { name: displayName, avatar: null, is: 'named' };
  const person = byId.get(userId);
  if (person === null) return { name: GONE, avatar: null, is: 'gone' };
  return person
    ? { name: person.name, avatar: person.avatar, is: 'named' }
    : { name: UNKNOWN_PERSON, avatar: null, is: 'not known now' };
};

/** A review in public, anonymous ones without their author; authors see more of their own (`viewer`), admins of all. */
export const toReview = (
  view: ReviewView,
  names: Names,
  viewer?: { readonly id: string; readonly admin: boolean },
  vote: boolean | null = null,
): Review => {
  const author = authorOf(view, names);
  const known = viewer !== undefined && (viewer.admin || viewer.id === view.userId);
  const open = known || (!view.anonymous && author.is !== 'gone');
  return {
    id: view.outerId,
    company_id: view.companyId,
    user_id: open ? view.userId : null,
    rating: view.rating,
    title: view.title,
    content: view.content,
    pros: view.pros,
    cons: view.cons,
    anonymous: view.anonymous,
    verified_purchase: view.verifiedPurchase,
    helpful_count: view.helpful,
    not_helpful_count: view.notHelpful,
    published: view.published,
    edited: view.edited,
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    display_name: view.anonymous && author.is === 'named' ? masked(author.name) : author.name,
    user_profiles: known || !view.anonymous ? { full_name: author.name, avatar: author.avatar } : null,
    reply: view.reply && { content: view.reply.content, created_at: view.reply.at, edited: view.reply.edited },
    my_vote: vote,
    removal: known && view.removal ? { ...view.removal } : null,
  };
};

export const toAdminReview = (
  { review, state, at, reports, appeal }: ModerationView,
  names: Names,
  viewer: { readonly id: string; readonly admin: boolean },
  company: AdminReview['company'],
): AdminReview => ({
  ...toReview(review, names, viewer),
  status: state,
  status_at: at,
  reports: reports.map(({ reporterId, at: createdAt, ...known }) => ({
    ...known,
    user_id: reporterId,
    created_at: createdAt,
  })),
  appeal,
  company,
});

/** A remark about the invitation; the review is posted in any case. */
export const invitationMessages: Readonly<Record<InvitationOutcome, string | null>> = {
  accepted: null,
  used: 'Davet bağlantısı daha önce kullanılmış; yorumunuz “Doğrulanmış alışveriş” işareti olmadan kaydedildi.',
  expired: 'Davet bağlantısının süresi dolmuş; yorumunuz “Doğrulanmış alışveriş” işareti olmadan kaydedildi.',
  unknown:
    'Davet bağlantısı bu firma için geçerli değil; yorumunuz “Doğrulanmış alışveriş” işareti olmadan kaydedildi.',
};

export const toRating = ({ rating, count, histogram }: RatingView): RatingSummary => ({
  rating,
  review_count: count,
  histogram: { ...histogram },
});

/** Missing fields are refused by the service's rules, in their order. */
export const toPostReview = (
  { company_id, user_id: _own, ...written }: PostReviewBody,
  userId: string,
): PostReview => ({
  rating: 0,
  content: '',
  ...given(written),
  companyId: company_id,
  userId,
});

/** What is not given stays; null empties what may be empty. */
export const toReviseReview = ({ pros, cons, ...body }: PutReviewBody, reviewId: string): ReviseReview => ({
  ...given(body),
  ...(pros !== undefined && { pros }),
  ...(cons !== undefined && { cons }),
  reviewId,
});

type Given<T> = { [Field in keyof T]?: Exclude<T[Field], null | undefined> };
const given = <T extends object>(body: T): Given<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined)) as Given<T>;
