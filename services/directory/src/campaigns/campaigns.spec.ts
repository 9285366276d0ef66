import type { CampaignBody } from '@carsi/contracts/directory/company-profile';
import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { campaigns, type CampaignCommand, type CampaignEvent } from './campaigns.js';

const given = specification(campaigns);
const command = (type: CampaignCommand['type'], data: object): CampaignCommand =>
  ({
    type,
    data: { maxPromotions: 3, today: '2026-11-21', ...data },
    meta: { by: null, at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' },
  }) as CampaignCommand;
const body = (over: Partial<CampaignBody> = {}): CampaignBody => ({
  title: 'Açılış indirimi',
  description: null,
  discountPercentage: 20,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  active: true,
  ...over,
});
const announced: CampaignEvent = { type: 'CampaignAnnounced', data: { id: 'a', campaign: body() } };

describe('the campaigns of a company', () => {
  it('are announced, revised and removed', () => {
    given()
      .when(command('AnnounceCampaign', { id: 'a', campaign: body() }))
      .then(announced);
    given(announced)
      .when(command('ReviseCampaign', { id: 'a', campaign: body({ discountPercentage: 30 }) }))
      .then({ type: 'CampaignRevised', data: { id: 'a', campaign: body({ discountPercentage: 30 }) } });
    given(announced)
      .when(command('RemoveCampaign', { id: 'a' }))
      .then({ type: 'CampaignRemoved', data: { id: 'a' } });
  });
  it('do not end before they start', () => {
    given()
      .when(command('AnnounceCampaign', { id: 'a', campaign: body({ endDate: '2026-10-01' }) }))
      .thenRefused('CAMPAIGN_ENDS_BEFORE_START');
    given(announced)
      .when(command('ReviseCampaign', { id: 'a', campaign: body({ endDate: '2026-10-01' }) }))
      .thenRefused('CAMPAIGN_ENDS_BEFORE_START');
  });
  it('do not change when nothing about them does', () => {
    given(announced)
      .when(command('ReviseCampaign', { id: 'a', campaign: body() }))
      .thenNothing();
    given()
      .when(command('RemoveCampaign', { id: 'a' }))
      .thenNothing();
    for (const id of ['a', '__proto__', 'constructor'])
      given()
        .when(command('ReviseCampaign', { id, campaign: body() }))
        .thenRefused('CAMPAIGN_NOT_FOUND');
  });
  it('run or are to come as many at a time as the plan says; what is over or switched off does not count', () => {
    const known = (id: string, over: Partial<CampaignBody> = {}): CampaignEvent => ({
      type: 'CampaignAnnounced',
      data: { id, campaign: body(over) },
    });
    const coming = { startDate: '2026-12-01', endDate: '2026-12-31' };
    const over = { endDate: '2026-11-20' };
    const announce = (more: object = {}, maxPromotions = 3) =>
      command('AnnounceCampaign', { id: 'd', campaign: body(more), maxPromotions });
    given(known('a'), known('b', coming), known('c')).when(announce()).thenRefused('PLAN_PROMOTION_LIMIT');
    given(known('a'), known('b', over), known('c', { active: false }))
      .when(announce())
      .then(known('d'));
    given(known('a'), known('b'), known('c'))
      .when(announce({ active: false }))
      .then(known('d', { active: false }));
    given(known('a'), known('b'), known('c')).when(announce({}, 10)).then(known('d'));
    given().when(announce({}, 0)).thenRefused('PLAN_PROMOTION_LIMIT');
    given(known('a'), known('b'), known('c'), known('d', { active: false }))
      .when(command('ReviseCampaign', { id: 'd', campaign: body() }))
      .thenRefused('PLAN_PROMOTION_LIMIT');
  });
  it('become the imported list, and a second import changes nothing', () => {
    const list = [{ id: 'n', campaign: body({ title: 'Kış kampanyası' }) }];
    given(announced)
      .when(command('ReplaceCampaigns', { campaigns: list }))
      .then({ type: 'CampaignRemoved', data: { id: 'a' } }, { type: 'CampaignAnnounced', data: list[0]! });
    given({ type: 'CampaignAnnounced', data: list[0]! })
      .when(command('ReplaceCampaigns', { campaigns: list }))
      .thenNothing();
  });
});
