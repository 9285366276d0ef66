import type { SearchAnswer } from '@carsi/contracts/directory/http/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A short one is taken for a program's. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101';

interface System {
  readonly url: string;
  command(...args: string[]): Promise<{ readonly output: string }>;
  stop(): Promise<unknown>;
}

/** What searches teach, over HTTP. The system has sample companies and stands behind one proxy, whose word on addresses counts. */
export const learnedSearchesContract = (name: string, start: () => Promise<System>): void => {
  describe(`what people open after a search, ${name}`, () => {
    let carsi: System;
    const post = (path: string, address: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${carsi.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'user-agent': agent, ...headers },
        body: JSON.stringify(body),
      });
    const open = async (companyId: string, q: string, address: string, headers?: Record<string, string>) => {
      const visit = { source: 'search', q, rank: 3 };
      expect((await post(`/api/companies/${companyId}/track-visit`, address, visit, headers)).status).toBe(202);
    };
    let limit = 0;
    /** Another `limit` is another question: the same one again within seconds is answered from the cache. */
    const search = async (q: string): Promise<readonly string[]> => {
      const query = new URLSearchParams({ q, limit: String(20 + ((limit += 1) % 80)) });
      const answer = await fetch(`${carsi.url}/api/companies/search?${query}`);
      return ((await answer.json()) as SearchAnswer).results.slice(0, 20).map(({ id }) => id);
    };
    const reasonsFor = async (q: string, id: string) => {
      const answer = await fetch(`${carsi.url}/api/companies/search?${new URLSearchParams({ q, reasons: '1' })}`);
      return ((await answer.json()) as SearchAnswer).reasons?.[id]?.map(({ kind }) => kind);
    };
    const learn = async () => (await carsi.command('searches', '--learn')).output;
    let before: readonly string[];

    beforeAll(async () => {
      carsi = await start();
      before = await search('kuaför');
    });
    afterAll(async () => {
      await carsi?.stop();
    });

    it('changes nothing while few do, however often, with however many browsers and also by calling', async () => {
      const attacked = before[2]!;
      for (let n = 0; n < 40; n += 1) {
        await open(attacked, 'kuaför', `192.0.2.${n % 3}`, { 'user-agent': `${agent} Firefox/${n}` });
        const call = { company_id: attacked, event_type: 'call', q: 'kuaför', rank: 9 };
        await post('/api/analytics', `192.0.2.${n % 3}`, call, { 'user-agent': `${agent} Firefox/${n}` });
      }
      // A provider's customer has a whole block of addresses.
      for (let n = 0; n < 10; n += 1) await open(attacked, 'kuaför', `2001:db8:7:${n}::1`);
      expect(await learn()).toContain('Aramalardan yeni bir şey öğrenilmedi.');
      expect(await search('kuaför')).toEqual(before);
    });
    it('changes nothing where browsers ask not to be tracked', async () => {
      for (let n = 0; n < 9; n += 1)
        await open(before[2]!, 'bay kuaför', `198.51.100.${n}`, n % 2 ? { dnt: '1' } : { 'sec-gpc': '1' });
      expect(await learn()).toContain('Aramalardan yeni bir şey öğrenilmedi.');
    });
    it('lifts a company for everybody who asks alike, once five different visitors opened it', async () => {
      const place = 9;
      const liked = before[place]!;
      for (let n = 0; n < 6; n += 1) await open(liked, 'KUAFÖR', `203.0.113.${n}`);
      expect(await learn()).toContain('1 aramanın öğrettiği yayımlandı.');
      await expect.poll(async () => (await search('kuaför')).indexOf(liked)).toBeLessThan(place);
      expect(await reasonsFor('kuaför', liked)).toContain('chosen');
      expect(await reasonsFor('kuaför', before[0]!)).not.toContain('chosen');
    });
  });
};
