/** Where a card gives another dose than the row of the same indication, on purpose: drug, the line's words, and why. */
export const ON_PURPOSE: readonly (readonly [drug: string, indication: string, why: string])[] = [
  ['midazolam', 'Sedation before a synchronized shock', 'a light sedation, half the dose of a seizure'],
  ['midazolam', 'Sedation for pacing', 'a light sedation, half the dose of a seizure'],
  ['morphine', 'Ischemic pain, second choice', 'less than for other pain'],
  ['nitroglycerin', 'Pulmonary edema with SBP above 100', 'up to two doses at once'],
];

export const isOnPurpose = (line: { readonly medication: string; readonly indication: string }): boolean =>
  ON_PURPOSE.some(([drug, words]) => drug === line.medication && words === line.indication);
