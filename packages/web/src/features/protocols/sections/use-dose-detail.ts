import { afterFrame } from '../../../device/after-frame.ts';
import { usePart } from '../../../offline/use-part.ts';

/** Loads what an opened row shows. No first card waits for it, because its rows are closed. */
async function loadDoseDetail() {
  await afterFrame();
  return (await import('./dose-detail.tsx')).DoseDetail;
}

/** The details of an opened row. Undefined until they have come; the row then stays as it is when closed. */
export const useDoseDetail = () => usePart(true, loadDoseDetail);
