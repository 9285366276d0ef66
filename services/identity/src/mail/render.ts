import type { MailMessage } from '@carsi/platform/platform';
import { toEmailHtml } from '@carsi/platform/text/markdown';
import type { EmailText } from './email-text.js';

/** Text and HTML of a mail. Everything is escaped; nothing is loaded. */
export const render = (
  { subject, paragraphs, markdown, button, closing = [], unsubscribe }: EmailText,
  siteName: string,
): Omit<MailMessage, 'id' | 'to'> => {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const text = [...paragraphs, ...(markdown ? [markdown.text] : []), ...link, ...closing, siteName].join('\n\n');
  const html = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escape(siteName)}</p>
${paragraphs.map(paragraph).join('\n')}
${markdown ? toEmailHtml(markdown.text, markdown.site) : ''}
${button ? buttonOf(button) : ''}
${closing.map(paragraph).join('\n')}
</div>
</body>
</html>`;
  return { subject: oneLine(subject), text, html, ...(unsubscribe !== undefined && { unsubscribe }) };
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`;

const buttonOf = ({ label, url }: NonNullable<EmailText['button']>): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;background:#1d4ed8;color:#ffffff;border-radius:8px;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4b5563;word-break:break-all">${escape(url)}</p>`;

/** A line break would start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);
