import { keyOf, readName, type PictureName } from '@carsi/contracts/common/pictures';
import type { Files } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { ApiException } from '../../answers/errors.filter.js';
import { FILES } from '../../answers/upload.js';

/** Pictures by the hash of their content: an address never changes its content, so it is cached for ever. */
@Controller()
export class FilesController {
  constructor(@Inject(FILES) private readonly files: Files) {}

  @ImplementsRaw('GET /files/{name}')
  async picture({ params: { name }, request, reply }: RequestOf<'GET /files/{name}'>) {
    const wanted = readName(name);
    // A name that is none of ours reaches no store, whatever it tries.
    const file = wanted && (await this.#read(wanted));
    if (!file) throw new ApiException(404);
    const etag = `"${name}"`;
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'content-type': `image/${wanted.format}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
    if (known.includes(etag) || known.includes(`W/${etag}`)) return reply.status(304).send();
    return reply.send(Buffer.from(file));
  }

  /** The requested form, or the largest: a picture has no form wider than itself. */
  async #read({ hash, width, format }: PictureName): Promise<Uint8Array | undefined> {
    const exact = await this.files.get(keyOf(hash, width, format));
    const file = exact ?? (width === undefined ? undefined : await this.files.get(keyOf(hash, undefined, format)));
    return file?.bytes;
  }
}
