import { lazy, Suspense, useEffect, useState } from 'react';
import { bringToaster, onToasterWanted } from '../ui/toast.ts';

const Toaster = lazy(() => import('./announced-toaster.tsx').then((module) => ({ default: module.AnnouncedToaster })));

/** For the parts that load while the page rests. */
export const loadToaster = async (): Promise<void> => bringToaster();

/** Where toasts appear: empty until the page rests or the first toast is wanted. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToasterWanted(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
