import { parseArgs } from 'node:util';
import type { CompanyMetrics } from '@carsi/contracts/analytics/calls';
import { Refused } from '@carsi/platform/platform';
import type { Command } from './command.js';

const labels = {
  views: 'Görüntülenme',
  clicks: 'Tıklama',
  calls: 'Arama',
  whatsappMessages: 'WhatsApp',
  websiteVisits: 'Web sitesi',
  favoriteAdds: 'Favori',
  reviewsReceived: 'Yorum',
  conversionRate: 'Dönüşüm (%)',
  mapViews: 'Harita',
  searchAppearances: 'Aramada görünme',
} as const satisfies Record<keyof CompanyMetrics['metrics'], string>;

/** `metrics <slug or id> [--days 30] [--json]`: the eight metrics of a company, with what was counted and discarded. */
export const metrics: Command = async (args, _cwd, { operator }, output) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { days: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
  });
  const [idOrSlug] = positionals;
  const days = Number(values.days);
  if (idOrSlug === undefined || !Number.isInteger(days) || days < 1 || days > 365) {
    output.line('Kullanım: npm run metrics -- <firma> [--days 1–365] [--json]');
    return 2;
  }
  try {
    const { company } = await operator.directory.company({ idOrSlug }, operator.context());
    const {
      metrics: figures,
      counted,
      discarded,
      from,
      to,
    } = await operator.analytics.metrics({ companyId: company.id, days }, operator.context());
    if (values.json) {
      output.line(
        JSON.stringify({
          company: { id: company.id, slug: company.slug, name: company.profile.name },
          from,
          to,
          metrics: figures,
          counted,
          discarded,
        }),
      );
      return 0;
    }
    output.line(`${company.profile.name} (${from} – ${to})`);
    for (const [key, label] of Object.entries(labels))
      output.line(`  ${label.padEnd(18)} ${figures[key as keyof typeof figures]}`);
    output.line(
      `  Sayılan ${counted}, sayılmayan: ${discarded.repeat} tekrar, ${discarded.bot} bot, ${discarded.own} kendi ziyareti`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    output.line(error.message);
    return 1;
  }
};
