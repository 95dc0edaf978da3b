import { drug, medication, type PlantedFault, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

/** Faults in what forbids a drug, in its totals and in what is said with every dose of it. */
export const STOP_FAULTS: readonly PlantedFault[] = [
  fault('paralytic-warnings', 'a paralytic without the warning of its class', (edition) => {
    const { warning, ...paralytic } = drug(edition, 'rocuronium');
    edition.formulary.rocuronium = paralytic;
  }),
  fault('paralytic-warnings', 'a paralytic that warns of nothing that has to be at hand', (edition) => {
    there(drug(edition, 'succinylcholine').warning).text = 'Stops breathing';
  }),
  fault('said-totals', 'a total in the drug list that contradicts the one of the cards', (edition) => {
    const [row] = drug(edition, 'diphenhydramine').dosing;
    there(row).maxTotal = 'adult 100 mg, child 25 mg';
  }),
  fault('said-totals', 'a total on a card that contradicts the one of the drug list', (edition) => {
    medication(edition, 'stroke', 'Blood pressure above the limits for reperfusion, only on OLMD').max =
      '200 mg in total';
  }),
  fault('paralytic-warnings', 'a paralytic that is new in the kits', (edition) => {
    const { warning, ...paralytic } = drug(edition, 'rocuronium');
    edition.formulary.vecuronium = { ...paralytic, id: 'vecuronium', genericName: 'vecuronium' };
  }),
];
