// The calls of specification 1 §7 and specification 2 §7: what goes along (behind `:` in the body, behind `?` in the address) and what is
// answered (behind `->`, of each row where it is a list). calls.spec.ts holds them against the interface, whose every call
// tests/attacks/routes.spec.ts makes.

import { linesOf } from './read.mjs';

/** @typedef {{ method: string, path: string, query: string[], body: string[], answer: string[] }} Call */

const lines = `
  POST /api/auth/login : email password -> token refreshToken user success message
  POST /api/auth/register : email password full_name user_type company_name phone -> requiresEmailVerification success message data
  POST /api/auth/logout
  GET /api/auth/me -> id email full_name user_type verified email_verified
  POST /api/auth/refresh : refreshToken -> token refreshToken
  POST /api/auth/reset-password : email
  POST /api/auth/update-password : newPassword resetToken
  PUT /api/auth/profile : full_name phone company_name user_type -> full_name user_type verified email_verified
  POST /api/auth/verify-email : token
  POST /api/auth/resend-verification
  GET /api/auth/google
  GET /api/auth/github
  POST /api/auth/avatar -> avatar
  POST /api/auth/change-email : email password
  GET /api/categories -> id name slug
  GET /api/categories/{} -> id name slug
  GET /api/companies ? category city verified featured limit offset -> id name slug
  GET /api/companies/slug/{} -> id name slug
  GET /api/companies/{} -> id name slug
  POST /api/companies -> id status
  PUT /api/companies/{} -> id status
  DELETE /api/companies/{}
  GET /api/companies/search ? q category city rating limit -> results total
  GET /api/companies/featured ? limit -> id featured
  GET /api/companies/{}/details -> company campaigns products_services visitor_stats reviews rating
  GET /api/companies/recommendations ? company_id limit -> id companyId reason score type
  GET /api/users/{}/companies -> id status
  GET /api/companies/{}/reviews ? limit -> id rating content
  POST /api/reviews : company_id user_id rating title content
  PUT /api/reviews/{} : rating title content
  DELETE /api/reviews/{}
  GET /api/companies/{}/rating -> rating review_count
  GET /api/companies/{}/campaigns -> id title
  POST /api/campaigns : company_id
  PUT /api/campaigns/{} : company_id
  DELETE /api/campaigns/{}
  GET /api/companies/{}/products-services -> id name price
  POST /api/products-services : company_id
  PUT /api/products-services/{} : company_id
  DELETE /api/products-services/{}
  GET /api/companies/{}/visitor-stats ? days -> visitor_count
  POST /api/companies/{}/track-visit -> counted
  GET /api/users/{}/favorites -> user_id company_id
  POST /api/favorites : user_id company_id
  DELETE /api/favorites/{}/{}
  GET /api/favorites/{}/{}/check -> is_favorite
  GET /api/subscriptions/{}/status -> status planId endDate autoRenew
  POST /api/subscriptions : company_id plan_id duration -> success
  PATCH /api/subscriptions/{} : autoRenew
  GET /api/companies/{}/analytics ? period days -> metrics trends demographics
  POST /api/analytics : company_id event_type metadata
  GET /api/admin/stats -> totalUsers totalCompanies pendingApprovals verifiedUsers
  GET /api/admin/users -> id email user_type verified
  GET /api/admin/companies -> id name status
  POST /api/admin/users/{}/verify : verified
  POST /api/admin/companies/{}/approve : approved
  DELETE /api/admin/users/{}
  GET /api/conversations -> participantName unreadCount
  GET /api/notifications -> title isRead
  PUT /api/users/me/settings : displayName theme
  POST /api/contact : name email phone subject message category
  POST /api/newsletter : email
  GET /api/blog -> title excerpt
  GET /api/help/faqs -> question answer
  GET /api/help/resources -> title type
`;

/** @param {string} text */
const wordsOf = (text) => text.split(' ').filter((word) => word !== '');

/** @type {Call[]} */
export const calls = linesOf(lines).map((line) => {
  const part = (/** @type {RegExp} */ mark) => wordsOf(mark.exec(line)?.[1] ?? '');
  const [method = '', path = ''] = line.split(' ');
  return {
    method,
    path,
    query: part(/ \? ([^:>]+?)(?: ->|$)/),
    body: part(/ : ([^>]+?)(?: ->|$)/),
    answer: part(/-> (.+)$/),
  };
});
