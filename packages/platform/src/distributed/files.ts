import { AwsClient } from 'aws4fetch';
import { StoreUnavailable, type Files } from '../platform.js';

/** Any S3-compatible store, addressed by path (`<url>/<bucket>/<key>`). S3 guarantees that an object is complete or absent. */
export interface S3Options {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const TIMEOUT_MS = 10_000;

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly bytes: Uint8Array;
}
const textOf = ({ bytes }: Answer): string => Buffer.from(bytes).toString();

export const createS3Files = ({ url, bucket, region, accessKey, secretKey }: S3Options): Files => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  });
  const base = `${url.replace(/\/$/, '')}/${bucket}`;

  const pathOf = (key: string): string => {
    if (!/^[a-z0-9][a-z0-9/_.-]*$/i.test(key) || key.includes('..')) throw new Error(`${key} is not a file key.`);
    return `${base}/${key}`;
  };
  /** Reads the body to its end, because the store may fail in the middle of an answer too. */
  const fetched = async (address: string, init: RequestInit): Promise<Answer> => {
    try {
      const response = await client.fetch(address, init);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, type: response.headers.get('content-type'), bytes };
    } catch (error) {
      throw new StoreUnavailable(`The file store is unavailable: ${String(error)}`, { cause: error });
    }
  };
  /** Returns answers with an expected status. Every other answer is a temporary failure of the store. */
  const ask = async (address: string, init: RequestInit, expected: readonly number[]): Promise<Answer> => {
    const answer = await fetched(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (expected.includes(answer.status)) return answer;
    if (answer.status >= 500 || answer.status === 429)
      throw new StoreUnavailable(`The file store answers ${answer.status}.`);
    throw new Error(`The file store answers ${answer.status}: ${textOf(answer).slice(0, 300)}`);
  };

  return {
    put: async (key, bytes, contentType) => {
      const path = pathOf(key);
      await ask(
        path,
        { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': contentType } },
        [200, 201, 204],
      );
    },
    get: async (key) => {
      const { status, type, bytes } = await ask(pathOf(key), { method: 'GET' }, [200, 404]);
      return status === 404 ? undefined : { bytes, contentType: type ?? 'application/octet-stream' };
    },
    delete: async (key) => {
      await ask(pathOf(key), { method: 'DELETE' }, [200, 204, 404]);
    },
    list: async (prefix) => {
      const keys: string[] = [];
      for (let token: string | undefined; ;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token === undefined ? {} : { 'continuation-token': token }),
        });
        const xml = textOf(await ask(`${base}?${query}`, { method: 'GET' }, [200]));
        for (const [, key] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(unescaped(key!));
        const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
        if (next === undefined) return keys.sort();
        token = unescaped(next);
      }
    },
  };
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (xml: string): string =>
  xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name]!);
