import type { LinePatient } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { useState } from 'react';
import { afterFrame } from '../../device/after-frame.ts';
import { heldEdition } from '../../edition/live-edition.ts';
import { loadEdition } from '../../edition/load-edition.ts';
import { useActs } from '../../edition/shown-card.ts';
import { usePart } from '../../offline/use-part.ts';
import type { LineFace } from './line-face.ts';

/** The face of a line for a patient. Undefined while there is none: the line's own texts are shown then. */
export type LineFaces = (line: MedicationLine, patient: LinePatient | undefined) => LineFace | undefined;

type MakeFace = typeof import('./line-face.ts')['lineFace'];

/** Loads the code that makes faces. No card waits for it, because a first card has no acts yet. */
const loadLineFace: { (): Promise<MakeFace>; loaded?: MakeFace } = async () => {
  loadLineFace.loaded ??= (await import('./line-face.ts')).lineFace;
  return loadLineFace.loaded;
};

export function useLineFaces(): LineFaces {
  const drugs = useActs();
  const lineFace = usePart(drugs !== undefined, loadLineFace);
  return (line, patient) => drugs && lineFace?.(drugs, line, patient);
}

/**
 * The same for texts that stand above others. Faces that arrive while a patient's texts are read do not replace them:
 * all below would move. They come with the next patient, or when the card is opened again.
 */
export function useSteadyFaces(patient: string): LineFaces {
  const faces = useLineFaces();
  const [shown, setShown] = useState(() => ({ patient, faces }));
  if (shown.patient === patient) return shown.faces;
  setShown({ patient, faces });
  return faces;
}

/** A crew that prints on a bad network gets the line's own texts rather than wait longer. */
const PATIENCE_MS = 3_000;

/** Loads what faces need before a sheet is printed. Undefined when there is nothing to wait for. */
export function facesForPaper(): Promise<unknown> | undefined {
  const edition = heldEdition();
  if (edition !== undefined && (edition.acts === undefined || loadLineFace.loaded !== undefined)) return undefined;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What is open on the screen is drawn with them first, because it is printed as it stands.
  const loaded = Promise.all([loadEdition(), loadLineFace()]).then(afterFrame);
  return Promise.race([loaded, patience]);
}
