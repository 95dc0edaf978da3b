export type MedicationTab = 'locations' | 'all';

/** The tab of an address. An address that has only a search term opens the tab that searches. */
export function medicationTab({ tab, search }: { readonly tab: string; readonly search: string }): MedicationTab {
  if (tab === 'all' || tab === 'locations') return tab;
  return search.trim() === '' ? 'locations' : 'all';
}
