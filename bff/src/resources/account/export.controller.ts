import type { Files } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { ApiException } from '../../answers/errors.filter.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toExportAnswer } from './privacy.http.js';
import { FILES } from '../../answers/upload.js';

/** All that we know of a person, for themselves. */
@Controller()
export class ExportController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Implements('POST /api/auth/export')
  async begin({ context }: RequestOf<'POST /api/auth/export'>) {
    return toExportAnswer(await this.services.identity.requestExport({}, context));
  }

  /** Newest first. */
  @Implements('GET /api/auth/export')
  async all({ context }: RequestOf<'GET /api/auth/export'>) {
    return (await this.services.identity.exports({}, context)).map(toExportAnswer);
  }

  @Implements('GET /api/auth/export/{id}')
  async one({ params: { id: exportId }, context }: RequestOf<'GET /api/auth/export/{id}'>) {
    return toExportAnswer(await this.services.identity.export({ exportId }, context));
  }

  /** Links are followed without a token: the key in the address identifies the file and its expiry. */
  @ImplementsRaw('GET /api/auth/export/{id}/file')
  async file({ params: { id: exportId }, query, context, reply }: RequestOf<'GET /api/auth/export/{id}/file'>) {
    const wanted = { exportId, key: query.key.slice(0, 301) };
    const { file, name } = await this.services.identity.openExport(wanted, context);
    const found = await this.files.get(file);
    if (!found) throw new ApiException(404);
    void reply.headers({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    await reply.send(Buffer.from(found.bytes));
  }
}
