import { describe, expect, it } from 'vitest';
import { toHtml } from './markdown.js';

describe('Markdown in a page', () => {
  it('is headings below the title, lists, emphasis and links', () => {
    expect(toHtml('# Başlık\n\n- **kalın** [aramaya](/arama)')).toBe(
      '<h2>Başlık</h2>\n<ul>\n<li><strong>kalın</strong> <a href="/arama">aramaya</a></li>\n</ul>\n',
    );
  });
  it('reveals nothing of the reader to other sites', () =>
    expect(toHtml('[site](https://ornek.example)')).toContain('rel="nofollow noopener noreferrer"'));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://kotu.example"></iframe>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '[x](//kotu.example)',
    '[x](/\\kotu.example)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](https://kotu.example/iz.gif)',
    '![x](//kotu.example/iz.gif)',
    '![x](/files/../api/auth/logout)',
    '![" onerror="alert(1)](/files/a.webp)',
    '[x](/arama "\\" onmouseover=\\"alert(1)")',
    '`<script>`\n\n```html\n<script>alert(1)</script>\n```',
    '```"><img src=x onerror=alert(1)>\nx\n```',
  ])('has nothing that runs or is fetched from elsewhere: %s', (text) => {
    const html = toHtml(text);
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*>/gi)];
    // Everything that looks like a tag is one that we made, and its attributes are ours.
    expect(html.replaceAll(/<\/?[a-z0-9]+(?:\s+[a-z-]+="[^"]*")*\s*>/gi, '')).not.toMatch(/[<>]/);
    // No picture but from here.
    expect(html).not.toMatch(/<img src="(?!\/files\/[\w.]+")/);
    for (const [, name, attributes] of tags) {
      expect(['p', 'a', 'img', 'code', 'pre', 'h2', 'ul', 'li', 'strong']).toContain(name);
      const byName = [...attributes!.matchAll(/([a-z-]+)="[^"]*"/g)].map(([, attribute]) => attribute);
      expect(['href', 'src', 'alt', 'title', 'rel', 'loading', 'decoding', 'class']).toEqual(
        expect.arrayContaining(byName),
      );
      expect(attributes).not.toMatch(/(?:href|src)="(?!\/(?![/\\])|https?:|mailto:|tel:|#)/i);
    }
  });
});
