import type { Protocol } from '@first60/edition';
import { afterFrame } from '../../../device/after-frame.ts';
import { usePrinting } from '../../../device/printing.ts';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { Spinner } from '../../../ui/spinner.tsx';

export interface DrawingsProps {
  protocol: Protocol;
  /** The drawn algorithm, or the sheets of the 12-lead ECG. */
  of: 'algorithm' | 'ecg';
}

/** Loads the code that shows drawings. The first lines of a card do not wait for it. */
async function loadDrawings() {
  await afterFrame();
  return (await import('./drawings.tsx')).Drawings;
}

/** Loads that code when a card with drawings opens, so that it is ready for a press and for printing. */
export const useDrawings = (wanted: boolean) => usePart(wanted, loadDrawings);

/** The drawings of a card, once the code that shows them has loaded. */
export function DrawingSection(props: DrawingsProps) {
  const Drawings = useDrawings(true);
  const printing = usePrinting();
  if (Drawings !== undefined) return <Drawings {...props} />;
  return printing ? <p>{m.protocol_drawings_missing()}</p> : <Spinner />;
}
