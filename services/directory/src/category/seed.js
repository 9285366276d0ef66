import { slug } from '@carsi/turkish/slug';
import { tree } from '../data/category-tree.js';
/** The starting tree as commands want it: roots first. */
export const seedCategories = () =>
  tree.flatMap((root) => {
    const { id, name, description, icon, color, gradient, popular = false, aliases = [], keywords, synonyms } = root;
    const looks = { iconName: icon, colorClass: color, gradient };
    const children = root.children.map((line) => {
      const [childId, childName, synonymList] = line.split('|');
      const category = {
        ...looks,
        parentId: id,
        slug: slug(childName),
        name: childName,
        description: null,
        popular: false,
        keywords: [],
        synonyms: synonymList.split(',').filter((word) => word !== ''),
        aliases: [],
      };
      return { id: childId, category };
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
          synonyms,
          aliases,
        },
      },
      ...children,
    ];
  });
//# sourceMappingURL=seed.js.map
