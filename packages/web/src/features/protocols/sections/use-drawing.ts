import { useEffect, useState } from 'react';

type Loaded = SVGSVGElement | 'loading' | 'failed';

/**
 * A drawing of this site as an element, so that it stands in the page and takes its theme's colours: a picture in an
 * img element cannot.
 */
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
  const answer = await fetch(path, { signal });
  if (!answer.ok) return 'failed';
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return documentElement instanceof SVGSVGElement ? documentElement : 'failed';
}
