import { CircleStop } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { ActionButton } from '../action-button.tsx';
import { Sheet } from './sheet.tsx';

/** Requires one more press before the clock stops. The log stays, and Undo reverts the end. */
export function EndSheet({ onClose, onEnd }: { onClose: () => void; onEnd: () => void }) {
  return (
    <Sheet title={m.arrest_end()} onClose={onClose}>
      <p className="text-lg">{m.arrest_end_text()}</p>
      <ActionButton label={m.arrest_end_now()} Icon={CircleStop} tone="shock" onPress={onEnd} />
    </Sheet>
  );
}
