import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/**
 * As much of S3 as our files use, over real HTTP: objects by path, version 2 of the listing with its pages of 1,000, and the
 * fourth version of the signature, which is computed anew and refused when it differs.
 */
export const openS3Server = async (accessKey: string, secretKey: string) => {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url!, 'http://s3');
    const end = (status: number, body: string | Buffer = '', type = 'application/xml'): void =>
      void response.writeHead(status, { 'content-type': type }).end(body);
    if (!isSigned(request, url, accessKey, secretKey))
      return end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (bucket !== 'carsi') return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'GET' && key === '') return end(200, listing(objects, url.searchParams));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      return end(200);
    }
    if (request.method === 'DELETE') return (objects.delete(key), end(204));
    const object = objects.get(key);
    return object ? end(200, object.bytes, object.type) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

const listing = (objects: ReadonlyMap<string, unknown>, query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? '';
  const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = all.slice(0, 1_000);
  const next = all.length > 1_000 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`;
};

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const isSigned = (request: IncomingMessage, url: URL, accessKey: string, secretKey: string): boolean => {
  const pattern = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, key, day, region, names, signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (key !== accessKey) return false;
  const headers = names!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const payload = request.headers['x-amz-content-sha256'];
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(
    hmac as (key: Buffer, text: string) => Buffer,
    hmac(hmac(`AWS4${secretKey}`, day!), region!),
  );
  return hmac(signing, text).toString('hex') === signature;
};
