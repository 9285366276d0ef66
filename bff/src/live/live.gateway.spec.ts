import { describe, expect, it } from 'vitest';
import { ApiException } from '../answers/errors.filter.js';
import { LiveGateway } from './live.gateway.js';
import { SocketGate } from './socket-gate.js';

describe('the figures of a company at a socket', () => {
  it('are limited', async () => {
    let requested = 0;
    const directory = {
      company: async () => {
        requested += 1;
        return { company: { id: 'firin', ownerId: 'ayse' } };
      },
    };
    let left = 1;
    const limits = {
      take: async (name: string, who: string) => {
        expect([name, who]).toEqual(['live', 'ayse']);
        if (left-- === 0) throw new ApiException(429);
      },
    };
    const gate = new SocketGate({ publicUrl: 'http://carsi', trustProxy: 0 });
    const registry = { require: async () => ({ kind: 'person', id: 'ayse', admin: false }) };
    const gateway = new LiveGateway({} as never, registry as never, { directory } as never, limits as never, gate);
    const socket = { join: async () => undefined } as never;
    expect(await gateway.watch(socket, { company_id: 'firin' })).toEqual({ ok: true });
    expect(await gateway.watch(socket, { company_id: 'firin' })).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS' });
    expect(requested).toBe(1);
  });

  it('are no longer pushed to the former owner, but still to admins', async () => {
    const left: string[] = [];
    const socketOf = (id: string, admin = false) => ({
      data: { session: { actor: { kind: 'person', id, admin } } },
      leave: async () => void left.push(id),
    });
    const there = [socketOf('ayse'), socketOf('veli'), socketOf('yonetici', true)];
    const server = {
      of: () => ({
        adapter: { rooms: new Map([['analytics firin', new Set(['1', '2', '3'])]]) },
        sockets: new Map(there.map((socket, n) => [String(n + 1), socket])),
      }),
    };
    const gateway = new LiveGateway({} as never, {} as never, {} as never, {} as never, {} as never);
    Object.assign(gateway, { server });
    gateway.ownerChanged('firin', 'veli');
    gateway.ownerChanged('kasap', 'can');
    expect(left).toEqual(['ayse']);
    gateway.ownerChanged('firin', null);
    expect(left).toEqual(['ayse', 'ayse', 'veli']);
  });
});
