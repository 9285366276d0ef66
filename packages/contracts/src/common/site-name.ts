/** What the site is called unless an admin says otherwise. */
export const BUILT_IN_NAME = 'Çarşı';

/** Who signs what the site itself writes. */
export const editorsOf = (siteName: string | null): string => `${siteName ?? BUILT_IN_NAME} Yazı İşleri`;
