import { card, drug, medication, type PlantedFault, reword, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const AFTER_BIRTH = 'Bleeding after birth: over 500 mL or signs of shock, within 3 hours of birth';

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
  fault('typed-stops', 'a stop that is written into the note of one line alone', (edition) => {
    medication(edition, 'asthma-copd', 'Wheeze of asthma or COPD').note = 'Under 1 year: OLMD first';
  }),
  fault('typed-stops', 'a stop of one line that stands behind another sentence', (edition) => {
    medication(edition, 'childbirth', AFTER_BIRTH).note = 'Had a seizure: tell OLMD. Not with a clot in the lung';
  }),
  fault('typed-stops', 'a stop of a child in its own note', (edition) => {
    medication(edition, 'behavioral-emergency', 'Neck or eyes twist after haloperidol').pediatricNote =
      'Child under 2 years: only on OLMD';
  }),
  fault('typed-stops', 'a contraindication of the drug that a line says again', (edition) => {
    medication(edition, 'transport-ventilator', 'Paralysis on the ventilator, only on OLMD, sedate first').note =
      'Sedate by the clock. Myasthenia gravis: OLMD first';
  }),
  fault('typed-stops', 'a contraindication of some regimens that a line of another one writes out', (edition) => {
    medication(edition, 'adult-cardiac-arrest', 'VF/pVT, first dose').note = 'Never in use: iodine allergy';
  }),
  fault('typed-stops', 'a stop of the drug that its cards do not have', (edition) => {
    const haloperidol = drug(edition, 'haloperidol');
    haloperidol.cautions = [{ text: 'Not with dementia of the old.', level: 'stop', sources: ['maryland-2020'] }];
  }),
  fault('typed-stops', 'a stop of a row that its cards do not have', (edition) => {
    const [row] = drug(edition, 'norepinephrine').dosing;
    there(row).cautions = [{ text: 'Not for bleeding.', level: 'stop', sources: ['wvems-2026'] }];
  }),
  fault('flush-syringes', 'a recipe of a card that does not say in which syringe', (edition) => {
    const { preparation } = medication(edition, 'seizures', 'Status epilepticus, instead of midazolam');
    there(preparation).recipe = '1 mL of lorazepam 4 mg/mL + 1 mL saline = 2 mg/mL. Label it';
  }),
  fault(
    'flush-syringes',
    'a recipe of a calculator that says an empty syringe and not which one is wrong',
    (edition) => {
      const { dilution } = there(edition.quickDoses.find((row) => row.dilution !== undefined));
      there(dilution).recipe = '1 mL of adenosine 3 mg/mL + 9 mL saline = 0.3 mg/mL. In an empty syringe';
    },
  ),
  fault('flush-syringes', 'a mix in the note of a line without its syringe', (edition) => {
    const line = medication(edition, 'altered-mental-status', 'Opioid suspected, hardly breathing');
    for (const key of ['adultNote', 'pediatricNote'] as const) {
      line[key] = there(line[key]).replace(' in an empty, labeled syringe, never the flush syringe', '');
    }
  }),
  fault('flush-syringes', 'a step with a mix and without its syringe', (edition) => {
    reword(card(edition, 'pain-management').alsSteps, 'empty labeled syringe', 'label it');
  }),
  fault('flush-syringes', 'a preparation with a mix and without its syringe', (edition) => {
    const morphine = drug(edition, 'morphine');
    morphine.preparation = morphine.preparation.replace('empty labeled', 'labeled');
  }),
];
