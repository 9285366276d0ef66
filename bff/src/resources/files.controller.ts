import { keyOf, readName, type PictureName } from '@carsi/contracts/pictures';
import type { Files } from '@carsi/platform/platform';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';

export const FILES = Symbol('files');

/** Pictures by the hash of what is in them: an address never means anything else, so nobody has to ask twice. */
@Controller('files')
export class FilesController {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get(':name')
  async picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('name') name: string) {
    await this.limits.takeFrom('file', request);
    const asked = readName(name);
    // A name that is none of ours reaches no store, whatever it tries.
    const file = asked && (await this.#read(asked));
    if (!file) throw new ApiException(404);
    const etag = `"${name}"`;
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'content-type': `image/${asked.format}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
    if (known.includes(etag) || known.includes(`W/${etag}`)) return reply.status(304).send();
    return reply.send(Buffer.from(file));
  }

  /** The form that is asked for, or the largest: a picture has no form wider than itself. */
  async #read({ hash, width, format }: PictureName): Promise<Uint8Array | undefined> {
    const exact = await this.files.get(keyOf(hash, width, format));
    const file = exact ?? (width === undefined ? undefined : await this.files.get(keyOf(hash, undefined, format)));
    return file?.bytes;
  }
}
