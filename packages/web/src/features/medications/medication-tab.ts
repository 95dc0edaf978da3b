export type MedicationTab = 'locations' | 'all';

/** The tab for an address. An address with only a search term opens the search tab. */
export function medicationTab({ tab, search }: { readonly tab: string; readonly search: string }): MedicationTab {
  if (tab === 'all' || tab === 'locations') return tab;
  return search.trim() === '' ? 'locations' : 'all';
}
