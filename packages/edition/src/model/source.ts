/** A published work that figures are based on. */
export interface Source {
  readonly title: string;
  readonly edition: string;
  /** The kind of text that was read: the work itself, an agency's protocol, a label, or a copy/summary of the work. */
  readonly basis: 'requirement' | 'guideline' | 'protocol' | 'label' | 'study' | 'copy';
  readonly url?: string;
  /** Key of the work that takes its place. */
  readonly replacedBy?: string;
  /** ISO date by which somebody looks for a newer edition. */
  readonly reviewBy?: string;
  /** The mark of drugs that comes from this list. */
  readonly lists?: 'high-alert' | 'tall-man';
}
