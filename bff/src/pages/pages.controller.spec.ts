import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { createLogger } from '@carsi/platform/logging';
import { describe, expect, it } from 'vitest';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { PagesController } from './pages.controller.js';

interface Reply {
  code(): Reply;
  headers(): Reply;
  header(): Reply;
  type(): Reply;
  send(body: Buffer | string): Promise<void>;
}

const start = () => {
  const requested: { readonly remoteAddress: string }[] = [];
  const directory = { statusCode: 200, rendered: 0 };
  const fastify = {
    inject: async (call: { readonly remoteAddress: string }) => {
      requested.push(call);
      return { statusCode: directory.statusCode, headers: {}, body: '[]' };
    },
  };
  const renderer = {
    /** As the web says it: this page reads `davet` and nothing else. */
    readTarget: (target: string) => ({ url: target.split('?')[0]! + (/[?&](davet=\w+)/.exec(target)?.[1] ?? '') }),
    render: async ({ fetchJson }: { readonly fetchJson: (path: string) => Promise<unknown> }) => {
      await fetchJson('/api/companies');
      return { status: 200, headers: {}, html: `page ${++directory.rendered}`, tags: [], keep: true };
    },
  };
  const pages = new PagesController(
    new PublicCache(),
    renderer as never,
    { publicUrl: 'http://carsi' } as never,
    { now: async () => ({}) } as never,
    new Limits(createEmbeddedCache(systemClock), createLogger('test', 'silent'), { page: 3 }),
    { httpAdapter: { getInstance: () => fastify } } as never,
  );
  const open = async (ip: string, url = '/'): Promise<string> => {
    let sent = '';
    const reply: Reply = {
      code: () => reply,
      headers: () => reply,
      header: () => reply,
      type: () => reply,
      send: async (body) => void (sent = body.toString()),
    };
    await pages.page({ url, ip, headers: {} } as never, reply as never);
    return sent;
  };
  return { open, asked: requested, directory };
};

describe('a rendered page', () => {
  it('is cached for everyone, and its calls count against its visitor’s limits', async () => {
    const { open, asked } = start();
    expect([await open('192.0.2.7'), await open('192.0.2.8')]).toEqual(['page 1', 'page 1']);
    expect(asked.map(({ remoteAddress }) => remoteAddress)).toEqual(['192.0.2.7']);
  });

  it('is one page whatever unknown parameters its address has', async () => {
    const { open } = start();
    for (const url of ['/?utm_source=x', '/?x=1', '/?x=2', '/?x=3', '/?x=4'])
      expect(await open('192.0.2.7', url)).toBe('page 1');
    expect(await open('192.0.2.7', '/firma/a?x=1&davet=k')).toBe('page 2');
    expect(await open('192.0.2.7', '/firma/a?davet=k&y=2')).toBe('page 2');
  });

  it('is not rendered for a network that opens too many that are not ready', async () => {
    const { open, directory } = start();
    for (let n = 0; n < 6; n++) await open(`2001:db8::${n}`, `/olmayan-${n}`);
    expect(directory.rendered).toBe(3);
    expect(await open('2001:db8::7', '/olmayan-7')).toContain('Çok fazla sayfa');
    // What is ready costs nothing.
    expect(await open('2001:db8::7', '/olmayan-0')).toBe('page 1');
    expect(await open('192.0.2.7', '/olmayan-7')).toBe('page 4');
  });

  it.each([429, 500, 503])('is not kept where a part of it was answered with %i', async (status) => {
    const { open, directory } = start();
    directory.statusCode = status;
    expect(await open('192.0.2.7')).toBe('page 1');
    directory.statusCode = 200;
    expect([await open('192.0.2.8'), await open('192.0.2.8')]).toEqual(['page 2', 'page 2']);
  });
});
