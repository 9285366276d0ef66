import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../platform.js';
import { filesContract } from '../testing/files.contract.js';
import { openS3Server } from '../testing/s3-server.js';
import { createS3Files } from './files.js';

const options = { bucket: 'carsi', region: 'eu-central-1', accessKey: 'carsi', secretKey: 'only-for-tests' };

filesContract('S3', async () => {
  const server = await openS3Server(options.accessKey, options.secretKey);
  return { files: createS3Files({ ...options, url: server.url }), close: server.close };
});

describe('files on S3', () => {
  it('are refused for a signature with another key', async () => {
    const server = await openS3Server(options.accessKey, options.secretKey);
    const files = createS3Files({ ...options, url: server.url, secretKey: 'another' });
    await expect(files.get('a.txt')).rejects.toThrow(/403/);
    await server.close();
  });

  it('are unavailable without an answer', async () => {
    const files = createS3Files({ ...options, url: 'http://127.0.0.1:9' });
    await expect(files.get('a.txt')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('are unavailable when the answer breaks off', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('the beginning', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.address() as AddressInfo;
    const files = createS3Files({ ...options, url: `http://127.0.0.1:${port}` });
    await expect(files.get('a.txt')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(files.list('a')).rejects.toBeInstanceOf(StoreUnavailable);
    server.close();
  });
});
