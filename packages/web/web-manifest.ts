import type { ManifestOptions } from 'vite-plugin-pwa';

const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The install manifest. Shortcuts name only screens that exist. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'First60',
  short_name: 'First60',
  description: 'Offline Medical Direction for EMS Professionals',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f1f5f9',
  theme_color: '#0f4f4b',
  categories: ['medical', 'health'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Cardiac arrest', url: '/protocols?id=adult-cardiac-arrest', icons: SHORTCUT_ICONS },
    { name: 'Calculator', url: '/calculator', icons: SHORTCUT_ICONS },
    { name: 'Search', url: '/search', icons: SHORTCUT_ICONS },
  ],
};
