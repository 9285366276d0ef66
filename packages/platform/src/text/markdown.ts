import MarkdownIt from 'markdown-it';

/**
 * Markdown as safe HTML for a page. HTML in it is escaped; links lead to http(s), mailto, tel or into this site; pictures come from
 * this site only (the page's policy would block others, and they would reveal the reader to their host).
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const OWN_PICTURE = /^\/(?:files|assets)\/[\w./-]+$/;
// Browsers remove these characters from an address before parsing it: `java\nscript:` is then one word.
const DROPPED = /[\p{Cc}\p{Cf}\p{Z}]/u;

markdown.validateLink = (url) => SAFE.test(url) && !DROPPED.test(url);

/** In a mail links need the site's address, and nothing is loaded. */
interface Place {
  readonly site?: string;
}

const siteOf = (env: unknown): string | undefined => (env as Place | undefined)?.site;

const { rules } = markdown.renderer;
rules.image = (tokens, index, _options, env) => {
  const token = tokens[index]!;
  const [src, alt] = [String(token.attrGet('src') ?? ''), markdown.utils.escapeHtml(token.content)];
  if (!OWN_PICTURE.test(src) || src.includes('..') || siteOf(env) !== undefined) return alt;
  return `<img src="${markdown.utils.escapeHtml(src)}" alt="${alt}" loading="lazy" decoding="async">`;
};
rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]!;
  const href = String(token.attrGet('href') ?? '');
  const site = siteOf(env);
  if (site !== undefined && /^[/#]/.test(href)) token.attrSet('href', `${site}${href}`);
  else if (/^https?:/i.test(href)) token.attrSet('rel', 'nofollow noopener noreferrer');
  return self.renderToken(tokens, index, options);
};

/** The page has the only h1. */
markdown.core.ruler.push('headings-below-the-title', (state) => {
  for (const token of state.tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2';
});

export const toHtml = (text: string): string => markdown.render(text, {} satisfies Place);

/** The same for a mail. `site` without a trailing slash. */
export const toEmailHtml = (text: string, site: string): string => markdown.render(text, { site } satisfies Place);
