import { useEffect, useState } from 'react';
import { fetchText } from '../../../server/fetch-text.ts';

type Loaded = SVGSVGElement | 'loading' | 'failed';

/** One of this site's drawings as an SVG element. It uses the theme's colors, which an img element cannot. */
export function useDrawing(path: string): Loaded {
  const [drawing, setDrawing] = useState<Loaded>('loading');
  useEffect(() => {
    const aborter = new AbortController();
    load(path, aborter.signal).then(setDrawing, () => {
      if (!aborter.signal.aborted) setDrawing('failed');
    });
    return () => aborter.abort();
  }, [path]);
  return drawing;
}

async function load(path: string, signal: AbortSignal): Promise<Loaded> {
  const text = await fetchText(path, signal);
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement instanceof SVGSVGElement ? documentElement : 'failed';
}
