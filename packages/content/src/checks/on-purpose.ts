/** Where a card gives another dose than the row of the same indication, on purpose: drug, the line's words, and why. */
export const ON_PURPOSE: readonly (readonly [drug: string, indication: string, why: string])[] = [
  ['midazolam', 'Sedation before a synchronized shock', 'a light sedation, half the dose of a seizure'],
  ['midazolam', 'Sedation for pacing', 'a light sedation, half the dose of a seizure'],
  ['morphine', 'Ischemic pain, second choice', 'less than for other pain'],
  ['nitroglycerin', 'Pulmonary edema with SBP above 100', 'up to two doses at once'],
  [
    'ringers-lactate',
    'Large burn, hourly rate: adult from 15-20% of the surface, child from 10%',
    'an hourly rate by age; the row is the bolus of a shock',
  ],
  ['activated-charcoal', 'Poison swallowed within 1 hour, fully awake, safe airway', "the row's ceiling for an adult"],
];

export const isOnPurpose = (line: { readonly medication: string; readonly indication: string }): boolean =>
  ON_PURPOSE.some(([drug, words]) => drug === line.medication && words === line.indication);
