import { card, drug, medication, type PlantedFault, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

/**
 * Faults in a drug's contraindications and totals, in the lines shown with each of its doses, and in how it is mixed.
 */
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
  fault('flush-syringes', 'a recipe of a card that does not say in which syringe', (edition) => {
    const { preparation } = medication(edition, 'seizures', 'Status epilepticus, instead of midazolam');
    there(preparation).recipe = '1 mL of 4 mg/mL + 1 mL saline = 2 mL of 2 mg/mL. Label it';
  }),
  fault(
    'flush-syringes',
    'a recipe of a calculator that says an empty syringe and not which one is wrong',
    (edition) => {
      const { dilution } = there(edition.quickDoses.find((row) => row.dilution !== undefined));
      there(dilution).recipe = '1 mL of 3 mg/mL + 9 mL saline = 10 mL of 0.3 mg/mL, in an empty syringe';
    },
  ),
  fault('flush-syringes', 'a step with a mix and without its syringe', (edition) => {
    there(card(edition, 'pain-management').alsSteps[0]).text = '1 mL of 10 mg/mL + 9 mL saline = 1 mg/mL, label it.';
  }),
  fault('flush-syringes', 'a preparation with a mix and without its syringe', (edition) => {
    drug(edition, 'morphine').preparation = '1 mL of 10 mg/mL + 9 mL saline in a labeled syringe.';
  }),
];
