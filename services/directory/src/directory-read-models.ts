import { analyticsTopic } from '@carsi/contracts/analytics/events';
import { billingTopic } from '@carsi/contracts/billing/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import { readModelOf, type AnyReadModel, type ReadModelDefinition } from '@carsi/platform/events/definition';
import { categories, type CategoryRow } from './category/projection.js';
import { claimRows } from './claims/projection.js';
import { companyPage } from './company-page/projection.js';
import type { CompanyPage } from './company-page/row.js';
import { companyPlan } from './company-plan/projection.js';
import { requestRows } from './customer-requests/projection.js';
import { editorialReadModels } from './editorial/start-editorial.js';
import { favoriteRows } from './favorites/projection.js';
import { learnedSearches } from './learned-searches/projection.js';
import { runningCampaigns } from './running-campaigns/projection.js';
import { slugs } from './slugs/projection.js';

type Followers<Row> = Required<Pick<ReadModelDefinition<Row>, 'afterWrite' | 'afterRebuild'>>;

/** Every read model of the directory except admin acts: sources and indexes. */
export const directoryReadModels = (
  /** Listeners of pages and of categories. */
  ofPages: Followers<CompanyPage>,
  ofCategories: Followers<CategoryRow>,
): readonly AnyReadModel[] => [
  readModelOf({ projection: categories, sources: ['store'], ...ofCategories }),
  readModelOf({ projection: slugs, sources: ['store'] }),
  readModelOf({ projection: companyPlan, sources: [billingTopic] }),
  readModelOf({ projection: learnedSearches, sources: [analyticsTopic] }),
  readModelOf({ projection: claimRows, sources: ['store'], indexes: [['state', 'changedAt'], ['userId']] }),
  readModelOf({ projection: runningCampaigns, sources: ['store'], indexes: [['endsOn']] }),
  readModelOf({
    projection: favoriteRows,
    sources: ['store'],
    indexes: [['userId', 'addedAt'], ['companyId']],
  }),
  readModelOf({
    projection: requestRows,
    sources: ['store'],
    indexes: [
      ['personId', 'madeAt'],
      ['personId', 'state', 'madeAt'],
      ['companyId', 'madeAt'],
      ['companyId', 'state', 'madeAt'],
      ['companyId', 'answeredAt'],
      ['replierId'],
    ],
  }),
  readModelOf({
    projection: companyPage,
    sources: ['store', reviewsTopic, analyticsTopic, billingTopic],
    indexes: [
      ['company.status', 'company.profile.categoryId', 'company.profile.city', 'company.profile.district'],
      ['company.status', 'company.profile.city', 'company.profile.district'],
      ['company.sample', 'company.status'],
      ['company.ownerId'],
      ['company.status', 'company.createdAt'],
      ['company.createdAt'],
      ['company.waitsSince'],
    ],
    ...ofPages,
  }),
  ...editorialReadModels,
];
