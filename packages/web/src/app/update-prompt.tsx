import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { offeredUpdate, useOfferedUpdate } from '../offline/offered-update.ts';

const UpdateNotice = lazy(() =>
  import('../offline/update-notice.tsx').then((module) => ({ default: module.UpdateNotice })),
);

/**
 * Offers a new version on Home only, when the user arrives there. Shown later, it would move buttons that a thumb is
 * about to press. On other screens the header shows the new version.
 */
export function UpdatePrompt() {
  const [location] = useLocation();
  return location === '/' ? <OnArrival /> : null;
}

function OnArrival() {
  const [update] = useState(offeredUpdate);
  const isOffered = useOfferedUpdate() !== 'none';
  const [later, setLater] = useState(false);
  if (later || update === 'none' || !isOffered) return null;
  return (
    <Suspense>
      <div className="mx-auto w-full max-w-7xl px-4 pt-4 print:hidden">
        <UpdateNotice update={update} onLater={() => setLater(true)} />
      </div>
    </Suspense>
  );
}
