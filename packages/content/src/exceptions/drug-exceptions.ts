import type { Exceptions } from '@first60/checks';

const pair = (row: string, lines: string) => ({ row, lines });

/** Doses that the cards and the calculators of the base edition give otherwise on purpose, and how their words belong together. */
export const drugExceptions: Pick<
  Exceptions,
  'otherDoses' | 'cardDosesAlone' | 'rowDosesAlone' | 'quickPairs' | 'linesWithoutQuickRow'
> = {
  otherDoses: [
    {
      medication: 'midazolam',
      indication: 'Sedation before a synchronized shock',
      why: 'a light sedation, half the dose of a seizure',
    },
    { medication: 'midazolam', indication: 'Sedation for pacing', why: 'a light sedation, half the dose of a seizure' },
    { medication: 'morphine', indication: 'Ischemic pain, second choice', why: 'less than for other pain' },
    {
      medication: 'nitroglycerin',
      indication: 'Pulmonary edema with SBP above 100',
      why: 'up to two doses at once',
    },
  ],
  cardDosesAlone: [
    {
      medication: 'lidocaine',
      indication: 'VF/pVT instead of amiodarone, second dose',
      why: 'a second dose: half the first',
    },
    {
      medication: 'lidocaine',
      indication: 'Pain of the infusion stays, second dose',
      why: 'a second dose: half the first',
    },
    {
      medication: 'midazolam',
      indication: 'Shivering during cooling, adult',
      why: 'against shivering, not a seizure',
    },
    { medication: 'sodium-chloride', indication: 'Flush after placement', why: 'a flush' },
    { medication: 'sodium-chloride', indication: 'Flush of the saline lock', why: 'a flush' },
    {
      medication: 'sodium-chloride',
      indication: 'SBP 100 or less after nitroglycerin, or right ventricular infarction with low pressure',
      why: 'half a bolus: a heart at risk',
    },
    {
      medication: 'sodium-chloride',
      indication: 'Right ventricular infarction with low pressure',
      why: 'half a bolus: a heart at risk',
    },
    {
      medication: 'sodium-chloride',
      indication: 'Low blood pressure in a stroke',
      why: 'a step of 250 mL: old hearts',
    },
    {
      medication: 'sodium-chloride',
      indication: 'Glucose above 300 mg/dL with altered mental state',
      why: 'half a bolus: no shock',
    },
    {
      medication: 'ringers-lactate',
      indication: 'Large burn, hourly rate: adult from 15-20% of the surface, child from 10%',
      why: 'an hourly rate by age; the row is the bolus of a shock',
    },
  ],
  rowDosesAlone: [
    { medication: 'furosemide', indication: 'Pulmonary edema', age: 'pediatric', why: 'the card is for adults' },
    { medication: 'ipratropium', indication: 'Bronchospasm', age: 'pediatric', why: 'no card for a wheezing child' },
    {
      medication: 'hydrocortisone',
      indication: 'Anaphylaxis adjunct',
      age: 'both',
      why: 'the cards give methylprednisolone',
    },
    {
      medication: 'propofol',
      indication: 'Sedation after intubation',
      age: 'adult',
      why: 'the cards give midazolam or ketamine',
    },
    { medication: 'haloperidol', indication: 'Severe agitation', age: 'both', why: 'no card for agitation alone' },
    { medication: 'ketamine', indication: 'Severe agitation', age: 'adult', why: 'no card for agitation alone' },
    { medication: 'diazepam', indication: 'Seizure, no IV (child', age: 'pediatric', why: 'the cards give midazolam' },
    {
      medication: 'ringers-lactate',
      indication: 'Shock',
      age: 'both',
      why: 'the cards give saline; a burn by the hour',
    },
  ],
  quickPairs: [
    pair('epinephrine-cardiac-arrest', '^Cardiac arrest$'),
    pair('epinephrine-anaphylaxis', '^Anaphylaxis$'),
    pair('epinephrine-ett', 'through the tube'),
    pair('amiodarone-pulseless', '^VF/pVT(?!.*second dose)'),
    pair('amiodarone-stable-vt', '^Stable'),
    pair('adenosine-first', 'first dose$'),
    pair('adenosine-second', 'second dose$'),
    pair('magnesium-cardiac', '^Torsades(?! with a pulse)'),
    pair('magnesium-torsades-bronchospasm', '^Torsades with a pulse'),
    pair('naloxone', '.'),
    pair('methylprednisolone', '.'),
    pair('ondansetron', '.'),
    pair('propofol', '^Induction'),
    pair('etomidate', '^Induction'),
    pair('dextrose-10', '^Glucose below'),
  ],
  linesWithoutQuickRow: [
    { medication: 'epinephrine-1-10000', lines: 'push dose$', why: 'the calculator has the dose of an arrest' },
    {
      medication: 'epinephrine-1-10000',
      lines: '^Poor perfusion that stays',
      why: 'the calculator has the dose of an arrest',
    },
    { medication: 'epinephrine-1-1000', lines: '^Stridor', why: 'the calculator has no nebulized dose' },
    { medication: 'amiodarone', lines: 'second dose$', why: 'the calculator has the first dose' },
    { medication: 'magnesium-sulfate', lines: '^Eclampsia', why: 'the calculator has no dose of eclampsia' },
  ],
};
