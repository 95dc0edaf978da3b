import type { Act, AskedAct } from '@first60/clinical';
import type { EditionActs } from '../../model/edition-acts.ts';

/** What crews call medical direction. */
export const OLMD = 'OLMD';

/** The printed name of a drug. */
export type DrugName = (medication: string) => string;

/** What an act may follow that is neither a drug nor an act. */
const EVENTS: Readonly<Partial<Record<string, string>>> = {
  'family-dose': "the family's dose, if there was one",
};

/** A dose that runs by the minute. */
const isInfusion = ({ dose }: Act): boolean =>
  dose.some(({ give }) => typeof give === 'object' && 'low' in give && give.per !== undefined);

/** What a rule names, in words: another dose of the drug, a drug, an infusion of a drug, or an event. */
export function nameOfGiven(ref: string, { drug, act }: AskedAct, acts: EditionActs, drugName: DrugName): string {
  const event = EVENTS[ref];
  if (event !== undefined) return event;
  const own = drug.acts.find(({ id }) => id === ref || `${drug.id}/${id}` === ref);
  if (own !== undefined)
    return own.id === act.id ? 'the last dose' : isInfusion(own) ? 'the infusion' : 'the first dose';
  const [medication = '', name] = ref.split('/');
  const other = acts.drugs[medication];
  if (other === undefined) return ref.replaceAll('-', ' ');
  const given = other.acts.find(({ id }) => id === name);
  return given !== undefined && isInfusion(given) ? `${drugName(medication)} infusion` : drugName(medication);
}

/** Another act that is given instead: that of the same drug by its purpose, another drug by its name. */
export function nameOfOther(ref: string, asked: AskedAct, acts: EditionActs, drugName: DrugName): string {
  const [medication = '', name] = ref.split('/');
  const act = acts.drugs[medication]?.acts.find(({ id }) => id === name);
  if (act === undefined || isInfusion(act) || medication !== asked.drug.id) {
    return nameOfGiven(ref, asked, acts, drugName);
  }
  const label = act.cardLabel ?? act.label;
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
