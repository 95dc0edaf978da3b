import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { onFirstToast } from '../ui/toast.ts';

const Toaster = lazy(() => import('./announced-toaster.tsx').then((module) => ({ default: module.AnnouncedToaster })));

/** Where toasts appear: empty until the page is idle or the first toast is wanted. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const bring = () => setWanted(true);
    onFirstToast(bring);
    return whenIdle(bring);
  }, []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
