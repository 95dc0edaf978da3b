import { useEffect } from 'react';
import { showToastsBy } from '../ui/toast.ts';
import { clearToaster, showToast, Toaster } from '../ui/toaster.tsx';

/** The toaster, which from now on shows what is asked for. */
export function AnnouncedToaster() {
  return (
    <>
      <Toaster />
      <Announcement />
    </>
  );
}

/** Stands after the toaster, so that its effect runs once the toaster listens. */
function Announcement() {
  useEffect(() => {
    showToastsBy({ show: showToast, clear: clearToaster });
    return () => showToastsBy(undefined);
  }, []);
  return null;
}
