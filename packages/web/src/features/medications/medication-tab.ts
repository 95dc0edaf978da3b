export type MedicationTab = 'locations' | 'all';

/** The tab an address asks for; one that only brings a search term is for the tab that searches. */
export function medicationTab({ tab, search }: { readonly tab: string; readonly search: string }): MedicationTab {
  if (tab === 'all' || tab === 'locations') return tab;
  return search.trim() === '' ? 'locations' : 'all';
}
