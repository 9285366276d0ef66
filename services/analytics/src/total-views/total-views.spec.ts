import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { totalViews, type CountViews } from './total-views.js';

const given = specification(totalViews);
const count = (views: number): CountViews => ({
  type: 'CountViews',
  data: { companyId: 'kebap', views },
  meta: { by: 'analytics', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' },
});

describe("a company's total views", () => {
  it('are published when they have changed', () =>
    given()
      .when(count(7))
      .then({ type: 'ViewsCounted', data: { companyId: 'kebap', views: 7 } }));
  it('are not published again', () =>
    given({ type: 'ViewsCounted', data: { companyId: 'kebap', views: 7 } })
      .when(count(7))
      .thenNothing());
});
