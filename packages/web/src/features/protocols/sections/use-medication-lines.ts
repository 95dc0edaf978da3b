import { afterFrame } from '../../../device/after-frame.ts';
import { usePart } from '../../../offline/use-part.ts';

/** Loads the rows of drugs. No first card waits for them, because their section is closed and its doses stand in lines. */
async function loadMedicationLines() {
  await afterFrame();
  return (await import('./medication-lines.tsx')).MedicationLines;
}

/** The rows of drugs of a card. Undefined until they have come. */
export const useMedicationLines = () => usePart(true, loadMedicationLines);
