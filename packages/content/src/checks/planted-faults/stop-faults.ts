import { drug, type PlantedFault, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

/** Faults in what forbids a drug and in what is said with every dose of it. */
export const STOP_FAULTS: readonly PlantedFault[] = [
  fault('paralytic-warnings', 'a paralytic without the warning of its class', (edition) => {
    const { warning, ...paralytic } = drug(edition, 'rocuronium');
    edition.formulary.rocuronium = paralytic;
  }),
  fault('paralytic-warnings', 'a paralytic that warns of nothing that has to be at hand', (edition) => {
    there(drug(edition, 'succinylcholine').warning).text = 'Stops breathing';
  }),
  fault('paralytic-warnings', 'a paralytic that is new in the kits', (edition) => {
    const { warning, ...paralytic } = drug(edition, 'rocuronium');
    edition.formulary.vecuronium = { ...paralytic, id: 'vecuronium', genericName: 'vecuronium' };
  }),
];
