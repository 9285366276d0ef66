import { slug } from '@carsi/turkish/slug';
import type { CategoryBody } from './category.js';
import { fold } from '@carsi/turkish/fold';
import everydayWords from '../data/category-words.json' with { type: 'json' };
import { tree } from '../data/category-tree.js';

const everyday: Readonly<Record<string, readonly string[] | undefined>> = everydayWords;

/** Of the tree and of the file of everyday words, each once. */
const shippedWords = (id: string, synonyms: readonly string[]): readonly string[] =>
  [
    ...new Map([...synonyms, ...(everyday[id] ?? [])].toReversed().map((word) => [fold(word), word])).values(),
  ].toReversed();

/**
 * A category with the shipped words that it never had; undefined where it had them all. `shipped` is absent in categories of versions
 * that shipped the tree's words alone.
 */
export const withNewWords = (
  before: CategoryBody,
  seed: CategoryBody,
  treeWords: readonly string[],
): CategoryBody | undefined => {
  const known = new Set([...(before.shipped ?? treeWords), ...before.synonyms].map(fold));
  const fresh = seed.synonyms.filter((word) => !known.has(fold(word)));
  if (fresh.length === 0 && before.shipped) return undefined;
  return { ...before, synonyms: [...before.synonyms, ...fresh], shipped: seed.synonyms };
};

/** The starting tree as commands want it: roots first. */
export interface Seed {
  readonly id: string;
  readonly category: CategoryBody;
  readonly treeWords: readonly string[];
}
export const seedCategories = (): readonly Seed[] =>
  tree.flatMap((root) => {
    const { id, name, description, icon, color, gradient, popular = false, aliases = [], keywords, synonyms } = root;
    const words = shippedWords(id, synonyms);
    const looks = { iconName: icon, colorClass: color, gradient };
    const children = root.children.map((line) => {
      const [childId, childName, synonymList] = line.split('|') as [string, string, string];
      const treeWords = synonymList.split(',').filter((word) => word !== '');
      const words = shippedWords(childId, treeWords);
      const category: CategoryBody = {
        ...looks,
        parentId: id,
        slug: slug(childName),
        name: childName,
        description: null,
        popular: false,
        keywords: [],
        synonyms: words,
        shipped: words,
        aliases: [],
      };
      return { id: childId, category, treeWords };
    });
    return [
      {
        id,
        category: {
          ...looks,
          parentId: null,
          slug: root.slug,
          name,
          description,
          popular,
          keywords,
          synonyms: words,
          shipped: words,
          aliases,
        },
        treeWords: synonyms,
      },
      ...children,
    ];
  });
