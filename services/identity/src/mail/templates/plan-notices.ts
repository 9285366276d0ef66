import { paths } from '@carsi/contracts/common/paths';
import { plans, type PlanId } from '@carsi/contracts/billing/plans';
import type { PlanNotice } from '@carsi/contracts/messaging/notifications';
import type { Facts, EmailText, Template } from '../email-text.js';

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
type Data = Facts['data'];

const planOf = (planId: string | undefined): string =>
  planId !== undefined && planId in plans ? `${plans[planId as PlanId].name} planı` : 'planınız';
const amount = ({ total }: Data): string => (total === undefined ? '' : lira.format(Number(total) / 100));
const on = ({ at }: Data): string => (at === undefined ? '' : day.format(new Date(at)));

/** The page names the company: this service knows no names. */
const notice = (say: (data: Data) => { readonly subject: string; readonly lines: readonly string[] }): Template => ({
  write: ({ greeting, site, data }): EmailText => {
    const { subject, lines } = say(data);
    return {
      subject,
      paragraphs: [greeting, ...lines.filter((line) => line !== '')],
      button: { label: 'Plan ve faturalar', url: site + paths.dashboard('premium', data['companyId']) },
      closing: [`Bu e-postaları kapatmak için: ${site}${paths.notificationSettings}`],
    };
  },
});

const HIDDEN_NOT_DELETED = 'Temel planın sınırını aşan fotoğraf ve kampanyalar silinmedi, gizlendi.';

export const planNoticeMails: Readonly<Record<PlanNotice, Template>> = {
  'plan-ending': notice((data) => ({
    subject: `Planınız ${on(data) || 'yakında'} sona eriyor`.replace(/\s+/g, ' '),
    lines: [
      data['trial'] === 'true'
        ? `Ücretsiz denemeniz ${on(data)} tarihinde sona eriyor; kendiliğinden ücretli bir plana dönüşmez.`
        : `${planOf(data['planId'])} ${on(data)} tarihinde sona eriyor.`,
      `Sonra işletmeniz için ${planOf(data['nextPlanId'])} geçerli olacak.`,
    ],
  })),
  'payment-due': notice((data) => ({
    subject: `Son ödeme günü yaklaşıyor: ${on(data)}`.trim(),
    lines: [
      `${planOf(data['planId'])} için ${amount(data)} tutarındaki fatura henüz ödenmemiş görünüyor.`,
      `${on(data)} gününe kadar ödenmezse plan sona erer ve işletmeniz Temel plana döner. Ödediyseniz bu e-postayı dikkate almayın.`,
    ],
  })),
  'invoice-issued': notice((data) => ({
    subject: `Yeni faturanız: ${data['number'] ?? ''} ${amount(data)}`.trimEnd(),
    lines: [
      `${data['number'] ?? ''} numaralı faturanız düzenlendi.`.trimStart(),
      `Ödenecek tutar (KDV dahil): ${amount(data)}`,
      `Son ödeme günü: ${on(data)}`,
      data['reference'] === undefined ? '' : `Havalenin açıklamasına yazın: ${data['reference']}`,
    ],
  })),
  'invoice-paid': notice((data) => ({
    subject: `Ödemeniz alındı: ${data['number'] ?? ''}`.trimEnd(),
    lines: [
      `${data['number'] ?? ''} numaralı faturanın ödemesi (${amount(data)}) kaydedildi. Teşekkür ederiz.`.trimStart(),
    ],
  })),
  'plan-lowered': notice((data) => ({
    subject: 'İşletmenizin planı değişti',
    lines: [
      `${planOf(data['planId'])} bitti, ${planOf(data['nextPlanId'])} başladı.`,
      'Yeni planın sınırını aşanlar silinmedi, gizlendi.',
    ],
  })),
  'plan-lapsed': notice((data) => ({
    subject: 'Planınız ödenmediği için sona erdi',
    lines: [`${planOf(data['planId'])} ödenmediği için sona erdi; işletmeniz Temel plana döndü.`, HIDDEN_NOT_DELETED],
  })),
  'plan-ended': notice((data) => ({
    subject: 'Planınız sona erdi',
    lines: [`${planOf(data['planId'])} sona erdi; işletmeniz Temel plana döndü.`, HIDDEN_NOT_DELETED],
  })),
};
