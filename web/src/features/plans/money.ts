const rounded = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** '₺99': prices have no decimals. */
export const formatLira = (amount: number): string => rounded.format(amount);
/** '₺16,50', as on invoices. */
export const formatExact = (amount: number): string => exact.format(amount);
