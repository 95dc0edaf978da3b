import { type ComponentType, useEffect, useState } from 'react';
import { bringToaster, onToasterWanted } from '../ui/toast.ts';

/** For the parts that load while the page rests. */
export const loadToaster = async (): Promise<void> => bringToaster();

/** Where toasts appear: empty until the page rests or the first toast is wanted. */
export function ToasterSlot() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      onToasterWanted(() => {
        // Not React's lazy: without a network it would fail for good and take the app with it. Here the next toast asks
        // again, and the one that waits is shown then.
        void import('./announced-toaster.tsx').then(
          ({ AnnouncedToaster }) => setToaster(() => AnnouncedToaster),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster === undefined ? null : <Toaster />;
}
