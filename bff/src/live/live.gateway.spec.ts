import { describe, expect, it } from 'vitest';
import { Told } from '../answers/errors.filter.js';
import { LiveGateway } from './live.gateway.js';

describe('the figures of a company at a socket', () => {
  it('are not asked for without a limit', async () => {
    let asked = 0;
    const directory = {
      company: async () => {
        asked += 1;
        return { company: { id: 'firin', ownerId: 'ayse' } };
      },
    };
    let left = 1;
    const limits = {
      take: async (name: string, who: string) => {
        expect([name, who]).toEqual(['live', 'ayse']);
        if (left-- === 0) throw new Told(429);
      },
    };
    const seats = { require: async () => ({ kind: 'person', id: 'ayse', admin: false }) };
    const gateway = new LiveGateway({} as never, seats as never, { directory } as never, limits as never);
    const socket = { join: async () => undefined } as never;
    expect(await gateway.watch(socket, { company_id: 'firin' })).toEqual({ ok: true });
    expect(await gateway.watch(socket, { company_id: 'firin' })).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS' });
    expect(asked).toBe(1);
  });
});
