import { useWideScreen } from '../../device/wide-screen.ts';
import { countMedicationUse } from '../../favorites/medication-use.ts';
import { useOpenNames } from '../../session/open-names.ts';

/** The open details: several in place on a narrow screen, one next to the list on a wide one. */
export interface Details {
  readonly wide: boolean;
  isOpen: (id: string) => boolean;
  /** True if any details are open. In that case only those are printed. */
  readonly anyOpen: boolean;
  toggle: (id: string) => void;
}

export function useDetails(ids: readonly string[]): Details {
  const wide = useWideScreen();
  const names = useOpenNames('medications.open', ids);
  const isOpen = (id: string) => (wide ? names.open[0] === id : names.open.includes(id));
  const toggle = (id: string) => {
    if (!isOpen(id)) countMedicationUse(id);
    if (!wide) names.set(id, !isOpen(id));
    else if (isOpen(id)) names.clear();
    else names.only(id);
  };
  return { wide, isOpen, anyOpen: names.open.length > 0, toggle };
}
