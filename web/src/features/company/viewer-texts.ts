export const viewerTexts = {
  edit: 'Düzenle',
  panel: 'Panelim',
  manage: 'Yönetimde aç',
} as const;
