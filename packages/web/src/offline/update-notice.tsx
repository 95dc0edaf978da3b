import { m } from '../paraglide/messages.js';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { startUpdate } from './app-update.ts';
import type { AppUpdate } from './update-state.ts';

interface UpdateNoticeProps {
  update: Exclude<AppUpdate, 'none'>;
  onLater?: () => void;
}

/** A new version starts only when the user presses the button. */
export function UpdateNotice({ update, onLater }: UpdateNoticeProps) {
  const waiting = update === 'waiting';
  return (
    <Alert tone="info" live title={waiting ? m.update_title() : m.update_started_title()}>
      <p>{waiting ? m.update_text() : m.update_started_text()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => void startUpdate()}>{waiting ? m.update_now() : m.update_reload()}</Button>
        {onLater && (
          <Button variant="secondary" onClick={onLater}>
            {m.update_later()}
          </Button>
        )}
      </div>
    </Alert>
  );
}
