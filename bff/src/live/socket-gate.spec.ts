import { describe, expect, it } from 'vitest';
import { SocketGate } from './socket-gate.js';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as never;

describe('the gate of the sockets', () => {
  const gate = new SocketGate({ publicUrl: 'https://carsi.example', trustProxy: 0 });

  it.each([
    ['the site', { origin: 'https://carsi.example' }, true],
    ['another name of it', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, true],
    ['a program', {}, true],
    ['another site', { origin: 'https://evil.com', host: 'carsi.example' }, false],
    ['a site that only begins like it', { origin: 'https://carsi.example.evil.com', host: 'carsi.example' }, false],
    ['a sandboxed page', { origin: 'null', host: 'carsi.example' }, false],
  ])('answers %s: %j, %s', (_who, headers, allowed) =>
    expect(gate.allows(from('192.0.2.7', headers as Record<string, string>))).toBe(allowed),
  );

  it('holds so many of one network, and lets others in', () => {
    const small = new SocketGate({ publicUrl: 'https://carsi.example', trustProxy: 0 }, 2);
    const leave = small.enter(from('2001:db8:1:2::1'));
    small.enter(from('2001:db8:1:2::2'));
    expect(small.allows(from('2001:db8:1:2::3'))).toBe(false);
    expect(small.allows(from('2001:db8:1:3::3'))).toBe(true);
    leave();
    expect(small.allows(from('2001:db8:1:2::3'))).toBe(true);
  });

  it('takes the client’s address from a trusted proxy only', () => {
    const forwarded = from('10.0.0.1', { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
    expect(gate.addressOf(forwarded)).toBe('10.0.0.1');
    expect(new SocketGate({ publicUrl: 'https://carsi.example', trustProxy: 1 }).addressOf(forwarded)).toBe(
      '198.51.100.4',
    );
  });
});
