import { useRegisterSW } from 'virtual:pwa-register/react';
import { m } from '../paraglide/messages.js';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** A new version waits until the user asks for it: nobody's calculation is ever reloaded away. */
export function UpdatePrompt() {
  const {
    needRefresh: [needed, setNeeded],
    updateServiceWorker,
  } = useRegisterSW();
  if (!needed) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 print:hidden">
      <Alert tone="info" live title={m.update_title()}>
        <p>{m.update_text()}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => updateServiceWorker(true)}>{m.update_now()}</Button>
          <Button variant="secondary" onClick={() => setNeeded(false)}>
            {m.update_later()}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
