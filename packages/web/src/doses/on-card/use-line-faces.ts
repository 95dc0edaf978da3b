import type { LinePatient } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { useActs } from '../../edition/shown-card.ts';
import { usePart } from '../../offline/use-part.ts';
import type { LineFace } from './line-face.ts';

/** The face of a line for a patient. Undefined until the acts have loaded; until then the route and the stops are shown. */
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
