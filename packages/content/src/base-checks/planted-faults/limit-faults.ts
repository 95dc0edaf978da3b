import { card, drug, type Planted, type PlantedFault, reword, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const row = (edition: Planted, id: string, indication: string) =>
  there(drug(edition, id).dosing.find((each) => each.indication.startsWith(indication)));

/** Every dose of a drug on cards, for one age. */
const linesOf = (edition: Planted, id: string, age: 'adult' | 'pediatric') =>
  Object.values(edition.protocols).flatMap(({ medications }) =>
    medications.filter((line) => line.medication === id).flatMap((line) => line[age] ?? []),
  );

/** Removes the drug with everything that depends on it (its rows and lines), but leaves its name in texts. */
function takeOut(edition: Planted, id: string): void {
  delete edition.formulary[id];
  for (const each of Object.values(edition.protocols)) {
    each.medications = each.medications.filter(({ medication }) => medication !== id);
  }
  edition.quickDoses = edition.quickDoses.filter(({ medication }) => medication !== id);
  edition.quickAgeDoses = edition.quickAgeDoses.filter(({ medication }) => medication !== id);
  edition.adultDosing = edition.adultDosing.filter(({ medication }) => medication !== id);
}

/** Removes the card with every link to it, but leaves its title in texts. */
function takeOutCard(edition: Planted, id: string): void {
  delete edition.protocols[id];
  for (const each of Object.values(edition.protocols)) each.crossLinks = each.crossLinks.filter((to) => to !== id);
}

/** Faults in the limits for children and for intramuscular and nasal doses, and names of things that do not exist. */
export const LIMIT_FAULTS: readonly PlantedFault[] = [
  fault('child-above-adult', "an adult's dose lowered and the child's most left as it was", (edition) => {
    const seizure = row(edition, 'midazolam', 'Seizure, no IV');
    seizure.adultDose = '5 mg';
    there(seizure.adultFigure).fixed = { amount: 5, unit: 'mg' };
  }),
  fault('child-above-adult', "a child's dose by weight without its most", (edition) => {
    delete there(row(edition, 'diphenhydramine', 'Allergic').pedsFigure).max;
  }),
  fault('child-above-adult', "a fixed dose of a child above the adult's, in the quick calculator", (edition) => {
    const arrest = there(edition.quickDoses.find(({ medication }) => medication === 'epinephrine-1-10000'));
    arrest.fixedAdultDose = { amount: 0.3, unit: 'mg' };
  }),
  fault('child-above-adult', 'a dose of a card that is more for a child than for an adult', (edition) => {
    for (const dose of linesOf(edition, 'ketorolac', 'pediatric')) dose.max = { amount: 60, unit: 'mg' };
  }),
  fault('child-totals', 'a total above the one dose that there is', (edition) => {
    for (const { medications } of Object.values(edition.protocols)) {
      for (const { pediatric } of medications) {
        if (pediatric?.totalPerKg?.amount === 10) delete pediatric.totalMax;
      }
    }
  }),
  fault('site-volumes', 'a strength with which a dose no longer goes into a nose', (edition) => {
    drug(edition, 'midazolam').concentration = { amount: 1, unit: 'mg' };
  }),
  fault('site-volumes', "a strength with which a child's dose no longer goes into a thigh", (edition) => {
    drug(edition, 'ketorolac').concentration = { amount: 2, unit: 'mg' };
  }),
  fault('site-volumes', 'a dose for two thighs that says so no more', (edition) => {
    const agitation = row(edition, 'ketamine', 'Severe agitation');
    agitation.route = agitation.route.replace(' in 2 parts, one in each thigh', ', thigh');
  }),
  fault('dose-totals', 'a dose by weight that comes to more than its total', (edition) => {
    delete there(row(edition, 'sodium-chloride', 'Shock').pedsFigure).max;
  }),
  fault('drug-strengths', 'a strength that is not that of the name, in strength and presentation', (edition) => {
    Object.assign(drug(edition, 'lidocaine'), {
      concentration: { amount: 10, unit: 'mg' },
      presentation: '50 mg/5 mL prefilled syringe',
    });
  }),
  fault('absent-names', 'a drug that was taken out and is still spoken of', (edition) => {
    takeOut(edition, 'ketorolac');
  }),
  fault('absent-names', 'a drug that was taken out, by its abbreviation', (edition) => {
    takeOut(edition, 'tranexamic-acid');
    edition.protocols = { shock: card(edition, 'shock') };
    reword(card(edition, 'shock').notes, '.', '. TXA within 3 h.');
  }),
  fault('absent-names', 'a card that was taken out and is still opened', (edition) => {
    takeOutCard(edition, 'crush-injury');
  }),
  fault('absent-names', 'a card of one word that was taken out and is still opened', (edition) => {
    takeOutCard(edition, 'sepsis');
  }),
];
