import { createRequire } from 'node:module';
import { KDV_PERCENT, plans } from '@carsi/contracts/billing/plans';
import type { Invoice } from '@carsi/contracts/billing/http';
import Pdf from 'pdfkit';
import type { Settings } from '../../settings.js';
import { buyerLines, sellerLines } from './invoice-parties.js';
import { invoiceTexts as texts } from './invoice-texts.js';

/** A free font with all Turkish letters; the built-in fonts of PDF readers do not reliably have ğ, ş and İ. */
const fonts = createRequire(import.meta.url);
const fontOf = (name: string): string => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
const dateOf = (iso: string): string => dates.format(new Date(iso));
const lira = (amount: number): string => `${money.format(amount)} TL`;

const LEFT = 56;
const RIGHT = 539;

/** One page, for the buyer's bookkeeping. */
export const invoicePdf = (
  invoice: Invoice,
  { operator, iban }: Pick<Settings, 'operator' | 'iban'>,
): Promise<Buffer> => {
  const document = new Pdf({ size: 'A4', margin: LEFT, info: { Title: `${texts.title} ${invoice.number}` } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.registerFont('text', fontOf('DejaVuSans')).registerFont('strong', fontOf('DejaVuSans-Bold'));

  const pair = (name: string, value: string, strong = false): void => {
    const { y } = document;
    document.font('text').fontSize(10).fillColor('#555').text(name, LEFT, y, { width: 260 });
    const after = document.y;
    document
      .font(strong ? 'strong' : 'text')
      .fillColor('#111')
      .text(value, LEFT + 260, y, { width: RIGHT - LEFT - 260, align: 'right' });
    document.y = Math.max(after, document.y) + 6;
  };
  const line = (): void => {
    document.moveTo(LEFT, document.y).lineTo(RIGHT, document.y).strokeColor('#bbb').stroke();
    document.y += 12;
  };
  const party = (title: string, lines: readonly string[]): void => {
    document.font('strong').fontSize(11).fillColor('#111').text(title, LEFT);
    document
      .font('text')
      .fontSize(10)
      .text(lines.join('\n'), { width: RIGHT - LEFT });
    document.moveDown(1);
  };

  document.font('strong').fontSize(22).text(texts.title, LEFT);
  document.font('text').fontSize(11).fillColor('#555').text(texts.states[invoice.state]).moveDown(1);
  pair(texts.number, invoice.number, true);
  pair(texts.issued, dateOf(invoice.issuedAt));
  pair(texts.due, dateOf(invoice.dueAt));
  if (invoice.paidAt) pair(texts.paid, dateOf(invoice.paidAt));
  line();
  party(texts.seller, sellerLines(invoice, operator));
  party(texts.buyer, buyerLines(invoice));
  line();
  pair(texts.line(plans[invoice.planId].name, invoice.days), lira(invoice.price));
  if (invoice.credit > 0) pair(texts.credit, `-${lira(invoice.credit)}`);
  line();
  pair(texts.net, lira(invoice.net));
  pair(texts.kdv(KDV_PERCENT), lira(invoice.kdv));
  pair(texts.total, lira(invoice.total), true);
  if (invoice.state === 'due') {
    line();
    document.font('strong').fontSize(11).text(texts.pay, LEFT).moveDown(0.5);
    if (iban) pair(texts.iban, iban);
    pair(texts.reference, invoice.reference, true);
  }
  document.end();
  return done;
};
