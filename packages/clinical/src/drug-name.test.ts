import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrug, type NamedDrug } from './drug-name.ts';

const drug = (
  id: string,
  genericName: string,
  brandNames: readonly string[],
  synonyms: readonly string[],
  tallMan?: string,
): NamedDrug => ({ id, genericName, brandNames, synonyms, ...(tallMan === undefined ? {} : { tallMan }) });

const DRUGS: readonly NamedDrug[] = [
  drug('epinephrine-1-10000', 'epinephrine 1:10,000', ['Adrenalin'], ['adrenaline', 'epi'], 'EPINEPHrine 1:10,000'),
  drug('epinephrine-1-1000', 'epinephrine 1:1,000', ['Adrenalin'], ['adrenaline', 'epi']),
  drug('norepinephrine', 'norepinephrine', ['Levophed'], ['noradrenaline', 'norepi']),
  drug('lidocaine', 'lidocaine 2%', ['Xylocaine'], ['lignocaine']),
  drug('calcium-chloride', 'calcium chloride 10%', [], ['CaCl', 'calcium']),
  drug('lorazepam', 'lorazepam', ['Ativan'], [], 'LORazepam'),
  drug('acetaminophen', 'acetaminophen (paracetamol)', ['Panadol'], ['paracetamol']),
  drug('pen', 'epinephrine auto-injector paediatric', ['EpiPen Jr'], []),
  drug('ringers-lactate', "Ringer's lactate", [], ["Hartmann's"]),
  drug('methylprednisolone', 'methylprednisolone', ['Solu-Medrol'], ['steroid']),
  drug('hydrocortisone', 'hydrocortisone', ['Solu-Cortef'], ['steroid']),
];

const found = (query: string): string => {
  const match = findDrug(query, DRUGS);
  if (match.kind === 'found') return match.drug.id;
  return match.kind === 'none' ? 'none' : match.drugs.map(({ id }) => id).join(' or ');
};

for (const [query, expected, why] of [
  ['lorazepam', 'lorazepam', 'generic name'],
  ['  LORAZEPAM ', 'lorazepam', 'case and blanks'],
  ['LORazepam', 'lorazepam', 'tall-man letters'],
  ['EPINEPHrine 1:10,000', 'epinephrine-1-10000', 'tall-man letters and comma'],
  ['epinephrine 1:1000', 'epinephrine-1-1000', 'a ratio without its comma is no part of 1:10000'],
  ['epinephrine-1-1000', 'epinephrine-1-1000', 'id'],
  ['Levophed', 'norepinephrine', 'brand'],
  ['norepi', 'norepinephrine', 'synonym'],
  ['paracetamol', 'acetaminophen', 'synonym'],
  ['acetaminophen (paracetamol)', 'acetaminophen', 'brackets'],
  ['epinephrine auto-injector pediatric', 'pen', 'both spellings'],
  ['epinephrine autoinjector', 'none', 'not a name here'],
  ['Ringers lactate', 'ringers-lactate', 'apostrophe'],
  ['hartmann’s', 'ringers-lactate', 'typographic apostrophe'],
  ['solu medrol', 'methylprednisolone', 'hyphen'],
  ['lorazepam IV', 'lorazepam', 'word of route'],
  ['epinephrine 1:1,000 infusion', 'epinephrine-1-1000', 'word of form'],
  ['Lorazepam (Ativan)', 'lorazepam', 'its brand in brackets'],
  ['ketamine (Ativan)', 'none', 'the brand of another drug in brackets'],
  ['lorazepam (Xylocaine)', 'none', 'two drugs'],
  [
    'Epinephrine (Adrenalin)',
    'epinephrine-1-10000 or epinephrine-1-1000',
    'strength left open, the pen has another brand',
  ],
  ['Epinephrine (1:1,000)', 'epinephrine-1-1000', 'its strength in brackets'],
  ['lidocaine (1%)', 'none', 'another strength in brackets'],
  ['Lidocaine HCl', 'lidocaine', 'its salt'],
  ['lido', 'lidocaine', 'beginning of a name'],
  ['lidocaine', 'lidocaine', 'name without its strength'],
  ['auto-injector', 'pen', 'beginning of a word inside'],
  ['lid', 'none', 'three letters are too few'],
  ['caine', 'none', 'end of a word'],
  ['epinephrine', 'epinephrine-1-10000 or epinephrine-1-1000 or pen', 'strength left open'],
  ['adrenaline', 'epinephrine-1-10000 or epinephrine-1-1000', 'strength left open'],
  ['Adrenalin IM', 'epinephrine-1-10000 or epinephrine-1-1000', 'strength left open'],
  ['steroid', 'methylprednisolone or hydrocortisone', 'two drugs'],
  ['lorazapam', 'lorazepam', 'wrong letter'],
  ['lorazpam', 'lorazepam', 'letter missing'],
  ['lorazepma', 'lorazepam', 'letters swapped'],
  ['norepinephrin', 'norepinephrine', 'beginning of a name'],
  ['norepinefrine', 'none', 'two slips'],
  ['clonazepam', 'none', 'another drug'],
  ['corazepam', 'none', 'the first letter is never a slip'],
  ['calcium gluconate', 'none', 'another salt'],
  ['lidocaine 1%', 'none', 'another strength'],
  ['calcium chloride 20%', 'none', 'another strength'],
  ['epinephrine 1:100', 'none', 'another strength'],
  ['epinephrine 1:100000', 'none', 'another strength'],
  ['epinephrine 1:1', 'none', 'half a strength'],
  ['phenylephrine', 'none', 'another drug'],
  ['panadl', 'acetaminophen', 'slip in a brand'],
  ['Ativen', 'lorazepam', 'six letters are enough for a slip'],
  ['CaCx', 'none', 'short names allow no slip'],
  ['', 'none', 'empty'],
  ['IV', 'none', 'a route alone'],
  ['.*', 'none', 'no pattern'],
  ['أدرينالين', 'none', 'letters that no name here has'],
] as const) {
  test(`"${query}" finds ${expected} (${why})`, () => assert.equal(found(query), expected));
}
