import type { KvkkKind, KvkkState } from '@carsi/contracts/identity/privacy';

/** Names of KVKK requests, shared by members' and admins' screens. */
export const kindNames: Readonly<Record<KvkkKind, string>> = {
  export: 'Veri indirme',
  erasure: 'Hesap silme',
  question: 'Bilgi talebi',
  rectification: 'Düzeltme talebi',
  objection: 'İtiraz',
  other: 'Diğer',
};
export const stateNames: Readonly<Record<KvkkState, string>> = {
  open: 'Bekliyor',
  done: 'Yanıtlandı',
  canceled: 'Vazgeçildi',
};
