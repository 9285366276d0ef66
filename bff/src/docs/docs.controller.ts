import { routeList } from '@carsi/contracts/all-routes';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limits } from '../answers/limits.js';
import { PublicAnswers } from '../answers/public.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SETTINGS, type Settings } from '../settings.js';
import { openapi } from './openapi.js';

const DAY_MS = 86_400_000;

@Controller('api')
export class DocsController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Get('openapi.json')
  async openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.limits.takeFrom('read', request);
    return this.answers.json(request, reply, { ttlMs: DAY_MS }, async () => ({
      body: openapi(this.settings.publicUrl, await this.#siteName()),
      tags: [],
    }));
  }

  /** Readable without a script and without anything from elsewhere. */
  @Get('docs')
  async docs(@Res() reply: FastifyReply) {
    const rows = routeList.map(({ method, path, summary, query }) => {
      const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
      return `<tr><td><code>${method}</code></td><td><code>${path}</code></td><td>${summary}</td><td>${names.map((name) => `<code>${name}</code>`).join(' ')}</td></tr>`;
    });
    const title = `${await this.#siteName()} API`;
    const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid #8884;padding:.5rem;vertical-align:top}</style><h1>${title}</h1><p>Tam şema: <a href="/api/openapi.json">openapi.json</a></p><table><thead><tr><th>Yöntem</th><th>Adres</th><th>Ne yapar</th><th>Parametreler</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`;
    await reply.header('content-type', 'text/html; charset=utf-8').send(html);
  }

  /** Without the signs of HTML: the settings refuse them. */
  async #siteName(): Promise<string> {
    return (await this.facts.now()).siteName ?? BUILT_IN_NAME;
  }
}
