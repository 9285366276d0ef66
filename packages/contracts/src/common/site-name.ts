/** The site's name unless an admin sets another. */
export const BUILT_IN_NAME = 'Çarşı';

/** Who signs what the site itself writes. */
export const editorsOf = (siteName: string | null): string => `${siteName ?? BUILT_IN_NAME} Yazı İşleri`;
