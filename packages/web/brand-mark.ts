import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = new URL('public/icons/icon.svg', import.meta.url);

/** Puts the app's icon into the page as the symbol that `ui/brand-mark.tsx` shows, in theme colours. */
export function brandMark(): Plugin {
  return {
    name: 'brand-mark',
    transformIndexHtml(html) {
      const [, box, drawing] = /viewBox="(.*?)"[^>]*>(.*)<\/svg>/s.exec(readFileSync(ICON, 'utf8')) ?? [];
      if (drawing === undefined) throw new Error('The icon is no drawing.');
      const shapes = drawing
        .replaceAll(/<title>.*<\/title>|\n */g, '')
        .replaceAll('#0f4f4b', 'var(--accent)')
        .replaceAll('#fff', 'var(--on-accent)');
      return html.replace('<symbol id="brand-mark" />', `<symbol id="brand-mark" viewBox="${box}">${shapes}</symbol>`);
    },
  };
}
