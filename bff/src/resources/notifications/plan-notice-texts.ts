import { plans, type PlanId } from '@carsi/contracts/billing/plans';
import type { PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });

interface PlanNoticeText {
  readonly title: string;
  /** `ours`: the company's name, or that it is theirs. */
  readonly message: (ours: string, facts: PlanFacts) => string;
}

/** 'Premium planı'; 'planı' where an old event does not say which. */
const planOf = (planId: PlanId | undefined): string => (planId === undefined ? 'planı' : `${plans[planId].name} planı`);
const amount = (total: number | undefined): string => (total === undefined ? 'tutar' : lira.format(total / 100));
const on = (at: string | undefined): string => (at === undefined ? 'yakında' : `${day.format(new Date(at))} tarihinde`);

export const planNoticeTexts: Readonly<Record<PlanNotice, PlanNoticeText>> = {
  'plan-ending': {
    title: 'Planınız sona eriyor',
    message: (ours, { planId, nextPlanId = 'basic', trial = false, at }) =>
      `${ours}: ${trial ? 'ücretsiz denemeniz' : planOf(planId)} ${on(at)} sona eriyor, sonra ${plans[nextPlanId].name} planı geçerli olacak.`,
  },
  'payment-due': {
    title: 'Faturanızın son ödeme günü yaklaşıyor',
    message: (ours, { planId, total, at }) =>
      `${ours}: ${planOf(planId)} için ${amount(total)} ödenmezse plan ${on(at)} sona erecek.`,
  },
  'invoice-issued': {
    title: 'Yeni faturanız var',
    message: (ours, { number = '', total, at }) =>
      `${ours}: ${`${number} numaralı`.trim()} fatura ${amount(total)}, son ödeme günü ${at === undefined ? 'faturada yazılı' : day.format(new Date(at))}.`,
  },
  'invoice-paid': {
    title: 'Ödemeniz alındı',
    message: (ours, { number, total }) =>
      number === undefined
        ? `${ours}: ödemeniz kaydedildi.`
        : `${ours}: ${number} numaralı faturanın ödemesi (${amount(total)}) kaydedildi.`,
  },
  'plan-lowered': {
    title: 'Planınız değişti',
    message: (ours, { planId, nextPlanId }) => `${ours}: ${planOf(planId)} bitti, ${planOf(nextPlanId)} başladı.`,
  },
  'plan-lapsed': {
    title: 'Planınız ödenmediği için sona erdi',
    message: (ours, { planId }) =>
      `${ours}: ${planOf(planId)} ödenmediği için sona erdi, Temel plana dönüldü. Plan sınırını aşanlar silinmedi, gizlendi.`,
  },
  'plan-ended': {
    title: 'Planınız sona erdi',
    message: (ours, { planId }) =>
      `${ours}: ${planOf(planId)} sona erdi, Temel plana dönüldü. Plan sınırını aşanlar silinmedi, gizlendi.`,
  },
};
