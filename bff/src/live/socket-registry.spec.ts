import { EventEmitter } from 'node:events';
import { testTokens } from '@carsi/platform/testing/tokens';
import type { Server, Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndedSessions } from '../sign-in/ended-sessions.js';
import { SignIn } from '../sign-in/sign-in.js';
import { SocketRegistry, tokenOf } from './socket-registry.js';

describe('a seat at a socket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const open = () => {
    const { access, tokenOf: sign } = testTokens();
    const ended = new EndedSessions();
    ended.record([]);
    return { seats: new SocketRegistry(access, new SignIn(access, ended)), ended, sign };
  };
  const socketWith = (token?: unknown) => {
    const state = { open: true, rooms: [] as string[] };
    const socket = Object.assign(new EventEmitter(), {
      data: {},
      handshake: { auth: { token } },
      join: async (room: string) => void state.rooms.push(room),
      disconnect: () => void (state.open = false),
    }) as unknown as Socket;
    return { socket, state };
  };
  const seconds = () => Math.floor(Date.now() / 1000);

  it('is anonymous without a token, or with an invalid or expired one', async () => {
    const { seats, sign } = open();
    const expired = sign({ id: 'ayse' }, { claims: { exp: seconds() - 1 } });
    for (const token of [undefined, '', 7, { $ne: null }, 'a.b.c', `${sign({ id: 'ayse' })}x`, expired]) {
      const { socket, state } = socketWith(token);
      expect(await seats.require(socket)).toBeUndefined();
      expect(state.rooms).toEqual([]);
    }
  });

  it('is closed after half a minute if it is anonymous, however busy', async () => {
    const { seats, sign } = open();
    const [nobody, somebody] = [socketWith(), socketWith(sign({ id: 'ayse' }))];
    for (let n = 0; n < 6; n++) {
      for (const { socket } of [nobody, somebody]) await seats.require(socket);
      await vi.advanceTimersByTimeAsync(6_000);
    }
    expect([nobody.state.open, somebody.state.open]).toEqual([false, true]);
  });

  it('checks an invalid signature once, however busy', async () => {
    const { access } = testTokens();
    const check = vi.spyOn(access, 'actorOf');
    const ended = new EndedSessions();
    ended.record([]);
    const seats = new SocketRegistry(access, new SignIn(access, ended));
    const { socket } = socketWith(testTokens().tokenOf({ id: 'ayse' }));
    for (let n = 0; n < 5; n++) expect(await seats.require(socket)).toBeUndefined();
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('is not given to more than thirty sockets of one person', async () => {
    const { seats, sign } = open();
    const rooms = new Map([['person ayse', new Set(Array.from({ length: 31 }, (_, n) => n))]]);
    const { socket, state } = socketWith(sign({ id: 'ayse' }));
    await seats.require(Object.assign(socket, { nsp: { adapter: { rooms } } }));
    expect(state.open).toBe(false);
  });

  it('is in the room of that person and no other', async () => {
    const { seats, sign } = open();
    const { socket, state } = socketWith(sign({ id: 'ayse' }));
    expect(await seats.require(socket)).toMatchObject({ id: 'ayse' });
    expect(state.rooms).toEqual(['person ayse']);
  });

  it('is left a minute after the token has run out, unless it was renewed', async () => {
    const { seats, sign } = open();
    const [left, renewed] = [socketWith(sign({ id: 'ayse' })), socketWith(sign({ id: 'ayse' }))];
    await seats.require(left.socket);
    await seats.require(renewed.socket);
    const later = sign({ id: 'ayse' }, { claims: { exp: seconds() + 1_800 } });
    expect(await seats.renew(renewed.socket, later)).toEqual({ ok: true });
    expect(tokenOf(renewed.socket)).toBe(later);
    await vi.advanceTimersByTimeAsync(955_000);
    expect([left.state.open, renewed.state.open]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([left.state.open, renewed.state.open]).toEqual([false, true]);
  });

  it('is not passed to another person in the same browser', async () => {
    const { seats, sign } = open();
    const { socket, state } = socketWith(sign({ id: 'ayse' }));
    await seats.require(socket);
    expect(await seats.renew(socket, sign({ id: 'veli' }))).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(state.open).toBe(false);
    expect(state.rooms).toEqual(['person ayse']);
  });

  it('ends with the session, and stays with every other one', async () => {
    const { seats, sign } = open();
    const [here, there] = [
      socketWith(sign({ id: 'ayse', sessionId: 'a' })),
      socketWith(sign({ id: 'ayse', sessionId: 'b' })),
    ];
    for (const { socket } of [here, there]) await seats.require(socket);
    const server = {
      sockets: {
        sockets: new Map([
          ['1', here.socket],
          ['2', there.socket],
        ]),
      },
    } as unknown as Server;
    seats.end(server, { userId: 'ayse', sessionId: 'a', except: null, at: new Date().toISOString() });
    expect([here.state.open, there.state.open]).toEqual([false, true]);
  });
});
