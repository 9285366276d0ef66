import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';

/** For a phone's home screen. `name`: what an admin called the site. */
export const siteManifest = (name: string | null): object => ({
  name: name ?? BUILT_IN_NAME,
  short_name: name ?? BUILT_IN_NAME,
  lang: 'tr',
  start_url: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#0b6e75',
  icons: [{ src: '/assets/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
});
