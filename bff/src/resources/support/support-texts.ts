export const supportTexts = {
  received: 'Mesajınız başarıyla gönderildi. 24 saat içinde yanıt vereceğiz.',
  confirmationSent: 'Aboneliğinizi onaylamanız için size bir e-posta gönderdik.',
  confirmed: 'Bülten aboneliğiniz onaylandı.',
  ended: 'Bülten aboneliğiniz sona erdi.',
  columns: ['E-posta', 'Durum', 'İstek', 'Onay'],
  states: { waiting: 'Onay bekliyor', confirmed: 'Onaylandı' },
} as const;
