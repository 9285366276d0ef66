import { operatorsOnly } from '@carsi/platform/testing/tokens';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DirectoryModule } from '@carsi/directory/directory.module';
import { createMeiliSearch } from '@carsi/platform/distributed/search/search';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import type autocannon from 'autocannon';
import { questions } from './queries.js';

export interface Meili {
  readonly url: string;
  readonly key: string;
  readonly index: string;
}

/** The companies of an embedded folder in Meilisearch: the directory indexes into an engine that is empty. */
export const fillMeilisearch = async (folder: string, { url, key, index }: Meili): Promise<void> => {
  const platform = await createEmbeddedPlatform(folder);
  const meili = createMeiliSearch({ url, key });
  const logger = createLogger('bench', 'silent');
  const search = { index: () => meili.index(index) };
  const module = DirectoryModule.on({ platform: { ...platform, search }, access: operatorsOnly('bench'), logger });
  const directory = await hostService('directory', module, platform, { refusals: {}, logger });
  await directory.stop();
  meili.stop();
  await platform.stop();
};

/** The queries that our reading of fifty questions sends to the engine, recorded by a proxy. */
export const subQueries = async (
  meili: Meili,
): Promise<{ readonly requests: readonly autocannon.Request[]; readonly perQuery: number }> => {
  const recorded: string[] = [];
  const between = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (request.url === '/multi-search') recorded.push(body);
      const headers = { authorization: `Bearer ${meili.key}`, 'content-type': 'application/json' };
      const queries = { method: request.method!, headers, ...(body !== '' && { body }) };
      void fetch(meili.url + request.url!, queries).then(async (answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const search = createMeiliSearch({
    url: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    key: meili.key,
  });
  const index = await search.index(meili.index);
  recorded.length = 0;
  for (const q of questions) await index.search({ q, filters: {}, sort: 'relevance', limit: 20, offset: 0 });
  search.stop();
  between.close();
  const headers = { authorization: `Bearer ${meili.key}`, 'content-type': 'application/json' };
  return {
    perQuery: recorded.length / questions.length,
    requests: recorded.map((body) => ({ method: 'POST', path: '/multi-search', headers, body })),
  };
};
