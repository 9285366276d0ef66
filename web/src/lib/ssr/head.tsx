import { createContext, use, useEffect } from 'react';
import { limits, site } from '../../config/site';
import { truncate } from '../format/truncate';

export interface HeadData {
  title: string;
  description: string;
  /** Path and query of the canonical address. */
  path: string;
  noindex?: boolean;
  image?: string | null;
  type?: 'website' | 'profile' | 'article';
  jsonLd?: readonly object[];
}

/** Receives the page's head during server rendering. */
export interface HeadSink {
  put: (head: HeadData) => void;
}
export const HeadContext = createContext<HeadSink | null>(null);

export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });

/** '{what} | Çarşı', for pages whose title needs the site's name. */
export const titled = (what: string): string => `${what} | ${site.name}`;

export const pageTitle = ({ title }: HeadData): string => truncate(title, limits.title);

export const headTags = (head: HeadData, origin: string): HeadTag[] => {
  const description = truncate(head.description, limits.description);
  const url = new URL(head.path, origin).href;
  const image = new URL(head.image || '/assets/og.png', origin).href;
  return [
    meta({ name: 'description', content: description }),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    ...(head.noindex ? [meta({ name: 'robots', content: 'noindex, follow' })] : []),
    meta({ property: 'og:title', content: pageTitle(head) }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: url }),
    meta({ property: 'og:type', content: head.type ?? 'website' }),
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:locale', content: site.locale }),
    meta({ property: 'og:image', content: image }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
};

const mark = 'data-head';

const writeToDocument = (head: HeadData): void => {
  document.title = pageTitle(head);
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const tag = document.createElement(name);
    tag.setAttribute(mark, '');
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
    document.head.append(tag);
  }
  for (const data of head.jsonLd ?? []) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.setAttribute(mark, '');
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
};

/** The page's head: collected on the server, updated on navigation. */
export function Head(head: HeadData) {
  const sink = use(HeadContext);
  sink?.put(head);
  const serialized = JSON.stringify(head);
  useEffect(() => writeToDocument(JSON.parse(serialized) as HeadData), [serialized]);
  return null;
}
