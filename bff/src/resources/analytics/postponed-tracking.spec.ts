import { postponedTopic } from '@carsi/contracts/analytics/events';
import { Refused, ServiceUnavailable, StoreUnavailable, type EventLog } from '@carsi/platform/platform';
import { manualClock } from '@carsi/platform/testing/manual-clock';
import { personUnder, visitorUnder } from '@carsi/platform/visitors';
import { describe, expect, it } from 'vitest';
import { PostponedTracking } from './postponed-tracking.js';

const agent = 'Mozilla/5.0 (iPhone) Mobile Safari';
const visitor = { companyId: 'kebap', id: 'v1', address: '10.0.0.1', agent };
const visit = { type: 'VisitTracked', data: { source: 'direct', city: 34 } } as const;
const outage = new ServiceUnavailable('analytics does not answer');
const request = {} as never;

const setUp = (personId?: string) => {
  // A quarter to midnight in Turkey.
  const clock = manualClock('2026-11-24T20:45:00Z');
  const records: unknown[] = [];
  let isReachable = true;
  const postponed = new PostponedTracking({
    services: {
      analytics: {
        visitorSalts: async (_body: unknown, { token }: { token: string }) => {
          if (!isReachable || token !== 'operator') throw outage;
          return ['2026-11-24', '2026-11-25'].map((day) => ({ day, salt: `salt of ${day}` }));
        },
      },
    } as never,
    log: { append: (async (...each) => void records.push(each)) as EventLog['append'] },
    access: { asOperator: () => ({ token: 'operator' }) },
    signIn: { person: async () => (personId === undefined ? undefined : ({ id: personId } as never)) },
    clock,
  });
  return { postponed, clock, records, leave: () => (isReachable = false) };
};

describe('a visit that analytics cannot take', () => {
  it('goes into the event log, without its address', async () => {
    const { postponed, records } = setUp();
    await postponed.refresh();
    expect(await postponed.add(request, visitor, visit, outage)).toEqual({ id: 'v1', counted: true });
    const { address, ...kept } = visitor;
    const { agent: _agent, ...named } = kept;
    const data = {
      ...named,
      source: 'direct',
      city: 34,
      device: 'mobile',
      visitor: visitorUnder('salt of 2026-11-24', 'kebap', address, agent),
      own: false,
    };
    const events = [{ type: 'TrackingPostponed', data: { event: { type: 'VisitTracked', data } } }];
    expect(records).toEqual([[postponedTopic, [{ key: 'kebap', at: '2026-11-24T20:45:00.000Z', by: null, events }]]]);
    expect(JSON.stringify(records)).not.toContain(address);
  });
  it('names a signed-in person for nobody who does not know them, and keeps them out of demographics', async () => {
    const { postponed, records } = setUp('ayse');
    await postponed.refresh();
    await postponed.add(request, visitor, visit, outage);
    expect(records).toMatchObject([
      [
        postponedTopic,
        [
          {
            events: [
              {
                data: {
                  person: personUnder('salt of 2026-11-24', 'kebap', 'ayse'),
                  event: { data: { shared: false } },
                },
              },
            ],
          },
        ],
      ],
    ]);
    expect(JSON.stringify(records)).not.toContain('ayse');
  });
  it('is accepted past midnight too, under the salt of its day, until that is destroyed', async () => {
    const { postponed, clock, records, leave } = setUp();
    await postponed.refresh();
    leave();
    clock.advance(30 * 60_000);
    await postponed.add(request, visitor, visit, outage);
    expect(JSON.stringify(records)).toContain(visitorUnder('salt of 2026-11-25', 'kebap', '10.0.0.1', agent));
    clock.advance(24 * 3_600_000);
    await expect(postponed.add(request, visitor, visit, outage)).rejects.toBe(outage);
  });
  it('is refused where the salts were never read, and where analytics refused it', async () => {
    const { postponed, records } = setUp();
    await expect(postponed.add(request, visitor, visit, outage)).rejects.toBe(outage);
    await postponed.refresh();
    const refused = new Refused('COMPANY_NOT_FOUND', 404, 'Aradığınız firma mevcut değil.');
    await expect(postponed.add(request, visitor, visit, refused)).rejects.toBe(refused);
    expect(records).toEqual([]);
  });
  it('is refused while the event log is unavailable too', async () => {
    const { postponed, records } = setUp();
    await postponed.refresh();
    const unavailable = new StoreUnavailable('Kafka does not answer.');
    Object.assign(records, {
      push: () => {
        throw unavailable;
      },
    });
    await expect(postponed.add(request, visitor, visit, outage)).rejects.toBe(unavailable);
  });
  it('of a program is accepted, and not counted', async () => {
    const { postponed } = setUp();
    await postponed.refresh();
    expect(await postponed.add(request, { ...visitor, agent: '' }, visit, outage)).toEqual({
      id: 'v1',
      counted: false,
    });
  });
});
