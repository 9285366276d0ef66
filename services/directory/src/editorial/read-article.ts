import { categoriesOf, type ArticleText } from '@carsi/contracts/directory/editorial';
import { hashIn } from '@carsi/contracts/common/pictures';
import { refuse } from '@carsi/kernel/refusal';
import { fold } from '@carsi/turkish/fold';
import { slug } from '@carsi/turkish/slug';
import { oneLine, within } from '@carsi/platform/text/typed';

const LONGEST = { title: 160, excerpt: 300, content: 40_000, tag: 30, tags: 10 };
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Parses a typed article. Refuses ARTICLE_… in the order of the form. */
export const readArticle = (typed: ArticleText): ArticleText => {
  const title = within(
    oneLine(typed.title) || refuse('ARTICLE_TITLE_REQUIRED'),
    LONGEST.title,
    'ARTICLE_TITLE_TOO_LONG',
  );
  const address = slug(typed.slug.trim() === '' ? title : typed.slug).slice(0, 100);
  if (address === '') return refuse('ARTICLE_SLUG_INVALID');
  const known: readonly string[] = categoriesOf[typed.shelf];
  if (!known.includes(typed.category)) return refuse('ARTICLE_CATEGORY_REQUIRED');
  const excerpt = within(oneLine(typed.excerpt), LONGEST.excerpt, 'ARTICLE_EXCERPT_TOO_LONG');
  if (excerpt === '' && typed.shelf !== 'faq') return refuse('ARTICLE_EXCERPT_REQUIRED');
  const content = typed.content.replaceAll('\r\n', '\n').replace(CONTROLS, '').normalize('NFC').trim();
  if (content === '') return refuse('ARTICLE_CONTENT_REQUIRED');
  return {
    shelf: typed.shelf,
    title,
    slug: address,
    excerpt,
    content: within(content, LONGEST.content, 'ARTICLE_CONTENT_TOO_LONG'),
    category: typed.category,
    tags: tagsOf(typed.tags),
    author: { name: oneLine(typed.author.name).slice(0, 100), role: oneLine(typed.author.role).slice(0, 100) },
    featured: typed.featured,
    rank: typed.rank,
    ...pictureOf(typed),
  };
};

/** Only pictures of this site, with alternative text. */
const pictureOf = ({ image, imageText = '' }: ArticleText): Pick<ArticleText, 'image' | 'imageText'> => {
  if (!image) return {};
  if (hashIn(image) === undefined) return refuse('ARTICLE_IMAGE_INVALID');
  return { image, imageText: oneLine(imageText).slice(0, 200) || refuse('ARTICLE_IMAGE_TEXT_REQUIRED') };
};

/** Addresses of our pictures that an article shows. */
export const picturesIn = ({ image, content }: ArticleText): readonly string[] => [
  ...(image ? [image] : []),
  ...(content.match(/\/files\/[0-9a-f]{32}\.webp/g) ?? []),
];

/** Once each, however they are written. */
const tagsOf = (typed: readonly string[]): string[] => {
  const tags = new Map(
    typed
      .map(oneLine)
      .filter((tag) => tag !== '')
      .map((tag) => [fold(tag), within(tag, LONGEST.tag, 'ARTICLE_TAG_TOO_LONG')]),
  );
  return tags.size > LONGEST.tags ? refuse('ARTICLE_TAGS_TOO_MANY') : [...tags.values()];
};
