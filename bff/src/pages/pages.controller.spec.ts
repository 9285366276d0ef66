import { describe, expect, it } from 'vitest';
import { PublicCache } from '../answers/public-cache.js';
import { PagesController } from './pages.controller.js';

interface Reply {
  code(): Reply;
  headers(): Reply;
  header(): Reply;
  send(body: Buffer): Promise<void>;
}

const start = () => {
  const asked: { readonly remoteAddress: string }[] = [];
  const directory = { statusCode: 200, rendered: 0 };
  const fastify = {
    inject: async (call: { readonly remoteAddress: string }) => {
      asked.push(call);
      return { statusCode: directory.statusCode, headers: {}, body: '[]' };
    },
  };
  const renderer = {
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
    { httpAdapter: { getInstance: () => fastify } } as never,
  );
  const open = async (ip: string): Promise<string> => {
    let sent = '';
    const reply: Reply = {
      code: () => reply,
      headers: () => reply,
      header: () => reply,
      send: async (body) => void (sent = body.toString()),
    };
    await pages.page({ url: '/', ip, headers: {} } as never, reply as never);
    return sent;
  };
  return { open, asked, directory };
};

describe('a rendered page', () => {
  it('is kept for everybody, and what it asked for counts as asked by its visitor', async () => {
    const { open, asked } = start();
    expect([await open('192.0.2.7'), await open('192.0.2.8')]).toEqual(['page 1', 'page 1']);
    expect(asked.map(({ remoteAddress }) => remoteAddress)).toEqual(['192.0.2.7']);
  });

  it.each([429, 500, 503])('is not kept where a part of it was answered with %i', async (status) => {
    const { open, directory } = start();
    directory.statusCode = status;
    expect(await open('192.0.2.7')).toBe('page 1');
    directory.statusCode = 200;
    expect([await open('192.0.2.8'), await open('192.0.2.8')]).toEqual(['page 2', 'page 2']);
  });
});
