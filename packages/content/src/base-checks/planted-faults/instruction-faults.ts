import { line } from '@first60/edition';
import { actOfLine, card, medication, type PlantedFault, reword, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const said = (text: string): { text: string; sources: string[] } => ({ ...line(text), sources: ['spec'] });

/** Faults in instructions that must not differ between cards, or that a patient could not tolerate. */
export const INSTRUCTION_FAULTS: readonly PlantedFault[] = [
  fault('seizure-doses', 'half a dose for the old who seize', (edition) => {
    card(edition, 'stroke').alsSteps.push(said('Seizing, from 69 years: midazolam 5 mg = 1 mL IM.'));
  }),
  fault('seizure-doses', 'half a dose for the drunk on the card of seizures', (edition) => {
    card(edition, 'seizures').dosDonts.dos.push(said('Drunk: half the dose.'));
  }),
  fault('seizure-doses', 'a row against a seizure that is halved', (edition) => {
    const line = medication(edition, 'heat-emergencies', 'Seizure in heat stroke');
    actOfLine(edition, line).know = [{ say: 'Halve under the influence of alcohol' }];
  }),
  fault('poison-atropine', 'atropine that is repeated unchanged by a line', (edition) => {
    card(edition, 'poisoning-overdose').alsSteps.push(said('Pesticide: atropine 2 mg every 5 min until dry.'));
  }),
  fault('poison-atropine', 'atropine that is repeated unchanged by the row', (edition) => {
    const row = card(edition, 'nerve-agent').medications.find(({ medication: id }) => id === 'atropine');
    actOfLine(edition, there(row)).repeat = [{ is: { every: { low: 5, high: 5, unit: 'min' } } }];
  }),
  fault('nasal-naloxone', 'one dose of naloxone for the muscle and the nose', (edition) => {
    const row = card(edition, 'altered-mental-status').medications.find(({ medication: id }) => id === 'naloxone');
    there(row).routes = ['IV', 'IM', 'IN'];
  }),
  fault('nasal-naloxone', 'no more naloxone by the nose than by the muscle', (edition) => {
    const row = card(edition, 'poisoning-overdose').medications.find(({ routes }) => routes.join() === 'IN');
    there(there(there(row).adult).fixed).amount = 0.4;
  }),
  fault('nasal-naloxone', 'a line that gives naloxone IM or IN', (edition) => {
    card(edition, 'syncope').alsSteps.push(said('Pinpoint pupils, hardly breathing: naloxone 0.4 mg IM or IN.'));
  }),
  fault('crush-release', 'a weight that is never lifted', (edition) => {
    card(edition, 'crush-injury').first60Seconds.push(said('Do not lift the weight yet.'));
  }),
  fault('crush-release', 'any part kept under a load', (edition) => {
    card(edition, 'crush-injury').dosDonts.donts.push(
      said('Trapped 1 hour or longer, stable: no release before fluid.'),
    );
  }),
  fault('crush-release', 'fluid before a release at any time', (edition) => {
    card(edition, 'mass-casualty').alsSteps.push(said('Leg under a beam: saline before release.'));
  }),
  fault('crush-release', 'a row before the release that names no time', (edition) => {
    const rows = card(edition, 'crush-injury').medications;
    there(rows.find(({ indication }) => indication.startsWith('Before release'))).indication = 'Before release';
  }),
  fault('cold-pulse-checks', 'an arrest in the cold with the pulse check of any other', (edition) => {
    const cold = card(edition, 'drowning-submersion');
    cold.blsCore = cold.blsCore.filter(({ text }) => !text.includes('up to 1 min'));
  }),
  fault('cold-pulse-checks', 'a long pulse check that nothing follows', (edition) => {
    const cold = card(edition, 'drowning-submersion');
    cold.blsCore = cold.blsCore.filter(({ text }) => !text.includes('No pulse in 1 min'));
  }),
  fault('diluted-steps', 'mL of a syringe that nobody was told to mix', (edition) => {
    const behavior = card(edition, 'behavioral-emergency');
    behavior.alsSteps = behavior.alsSteps.filter(({ text }) => !text.includes('dilute first'));
  }),
  fault('diluted-steps', 'mL of a weak strength alone, for each kilogram', (edition) => {
    card(edition, 'syncope').alsSteps.push(said('Child, slow but enough: naloxone 0.125 mL/kg of 0.08 mg/mL.'));
  }),
  fault('agitation-doses', 'a row for agitation that differs from that of another card', (edition) => {
    const row = card(edition, 'altered-mental-status').medications.find(({ act }) => act === 'agitation-vein');
    there(row).tighten = { repeat: [{ is: { every: { low: 5, high: 5, unit: 'min' } } }] };
  }),
  fault('agitation-doses', 'a dose for agitation on one card alone', (edition) => {
    reword(card(edition, 'poisoning-overdose').alsSteps, 'Agitated adult, line in', 'Agitated adult, any line');
  }),
  fault('pressure-targets', 'a patient who bleeds with two targets', (edition) => {
    card(edition, 'epistaxis').alsSteps.push(said('Injured adult: saline 250 mL steps to SBP 80 mmHg.'));
  }),
  fault('pressure-targets', 'the old filled higher in any bleeding, by the row', (edition) => {
    const rows = there(edition.acts?.targets['shock-pressure']).rows;
    delete there(rows.find(({ who }) => who?.range?.fromMonths === 780)).if;
  }),
  fault('pressure-targets', 'an old patient with two targets', (edition) => {
    reword(card(edition, 'shock').alsSteps, 'SBP 100-110 mmHg', 'SBP 90 mmHg');
  }),
  fault('pressure-targets', 'an old patient who is left in what another card calls shock', (edition) => {
    for (const { alsSteps } of Object.values(edition.protocols)) {
      for (const each of alsSteps) each.text = each.text.replace('SBP 100-110 mmHg', 'SBP 90 mmHg');
    }
  }),
  fault('pressure-targets', 'a pressure that is kept low without the call of another card', (edition) => {
    reword(card(edition, 'general-trauma').olmdCriteria, 'Only if ordered. SBP', 'Target SBP');
  }),
  fault('newborn-oxygen', 'a newborn with oxygen of 15 L/min', (edition) => {
    card(edition, 'bvm-ventilation').specialConsiderations.push(
      said('Just born: heart rate below 100 per min: oxygen 15 L/min.'),
    );
  }),
  fault('rhythm-energies', 'a lower energy for atrial fibrillation', (edition) => {
    card(edition, 'syncope').alsSteps.push(said('Atrial fibrillation and unstable: 120 J, SYNC on.'));
  }),
  fault('eclampsia-order', 'midazolam before magnesium with a line in', (edition) => {
    card(edition, 'childbirth').alsSteps.push(said('Eclampsia, line in: midazolam 5 mg slowly, then magnesium.'));
  }),
];
