/** The list that replaces the buttons. */
export type SheetName =
  | 'airway'
  | 'causes'
  | 'drugs'
  | 'end'
  | 'epinephrine'
  | 'facts'
  | 'log'
  | 'more'
  | 'note'
  | 'now'
  | 'patient'
  | 'rhythm'
  | 'roles'
  | 'vitals';
