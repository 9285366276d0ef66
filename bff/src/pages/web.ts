import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Web from '@carsi/web/server';

export type Renderer = typeof Web;

/** The renderer of the built web app. Loaded when the BFF starts, so that everything else can be tested without a build. */
export const loadRenderer = async (): Promise<Renderer> => import('@carsi/web/server');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
};

export interface Asset {
  readonly body: string | Buffer;
  readonly contentType: string;
  /** Its name changes with its content. */
  readonly immutable: boolean;
}

/** The client build in memory: a few hundred kB that never change while this process lives. */
export const loadAssets = (): ReadonlyMap<string, Asset> => {
  const folder = fileURLToPath(new URL('../client/', import.meta.resolve('@carsi/web/server')));
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => statSync(join(folder, file)).isFile() && !file.startsWith('.vite'),
  );
  return new Map(
    files.map((file) => {
      const path = `/${file.replaceAll('\\', '/')}`;
      return [
        path,
        {
          body: readFileSync(join(folder, file)),
          contentType: types[extname(file)] ?? 'application/octet-stream',
          immutable: /-[\w-]{8}\.\w+$/.test(file),
        },
      ];
    }),
  );
};

/** No nonces and no inline script but the one that starts a page, which is allowed by its hash. */
export const contentSecurityPolicy = (startScript: string, tiles: string | undefined): string => {
  const hash = createHash('sha256').update(startScript).digest('base64');
  const tileHost = tiles === undefined ? '' : ` ${new URL(tiles.replaceAll(/[{}]/g, 'x')).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tileHost}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
