import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeadContext, type HeadSink } from '../lib/ssr/head';
import { RenderedAtContext } from '../lib/format/now';
import { OriginContext } from '../lib/navigation/origin';
import { type Settings, SettingsContext } from '../lib/ssr/settings';

export interface Surface {
  client: QueryClient;
  origin: string;
  renderedAt: string;
  settings: Settings;
  sink?: HeadSink;
}

export function Providers({ client, origin, renderedAt, settings, sink, children }: Surface & { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <OriginContext value={origin}>
        <SettingsContext value={settings}>
          <RenderedAtContext value={renderedAt}>
            <HeadContext value={sink ?? null}>{children}</HeadContext>
          </RenderedAtContext>
        </SettingsContext>
      </OriginContext>
    </QueryClientProvider>
  );
}
