import { paths } from '@carsi/contracts/common/paths';
import type { Crumb } from './breadcrumbs';

export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

/** The companies of a list in its order. */
export const itemList = (
  cards: readonly { readonly slug: string; readonly name: string }[],
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(paths.company(slug), origin).href,
  })),
});
