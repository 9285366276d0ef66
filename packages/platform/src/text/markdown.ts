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

/** In a letter links need the site that they lead into, and nothing is loaded from anywhere. */
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

/** The page has the one h1. */
markdown.core.ruler.push('headings-below-the-title', (state) => {
  for (const token of state.tokens) if (token.type.startsWith('heading_') && token.tag === 'h1') token.tag = 'h2';
});

export const toHtml = (text: string): string => markdown.render(text, {} satisfies Place);

/** The same for a letter. `site` without a slash at its end. */
export const toEmailHtml = (text: string, site: string): string => markdown.render(text, { site } satisfies Place);
