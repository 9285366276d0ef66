import MarkdownIt from 'markdown-it';

/**
 * Markdown as HTML that may stand in a page. HTML in it is text; links lead to http(s), mailto, tel or into this site; pictures come
 * from this site alone (the page's policy would refuse others, and tell their host who reads). Nothing else of the text is believed.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const OWN_PICTURE = /^\/(?:files|assets)\/[\w./-]+$/;
// Browsers drop these from an address before they read it: `java\nscript:` is then one word.
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/u;

markdown.validateLink = (url) => SAFE.test(url) && !DROPPED.test(url);

const { rules } = markdown.renderer;
rules.image = (tokens, index) => {
  const token = tokens[index]!;
  const [src, alt] = [String(token.attrGet('src') ?? ''), markdown.utils.escapeHtml(token.content)];
  if (!OWN_PICTURE.test(src) || src.includes('..')) return alt;
  return `<img src="${markdown.utils.escapeHtml(src)}" alt="${alt}" loading="lazy" decoding="async">`;
};
rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index]!;
  if (/^https?:/i.test(String(token.attrGet('href') ?? ''))) token.attrSet('rel', 'nofollow noopener noreferrer');
  return self.renderToken(tokens, index, options);
};

/** The page has the one h1. */
markdown.core.ruler.push('headings-below-the-title', (state) => {
  for (const token of state.tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2';
});

export const toHtml = (text: string): string => markdown.render(text);
