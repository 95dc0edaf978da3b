import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import { noOxygenByAnyWay } from '../lines/airway-lines.ts';
import {
  albuterolDiffers,
  childInjectorAboveDose,
  epinephrineGoesOn,
  infantAllergyFirstDose,
  signsAfterSecondDose,
} from '../lines/allergy-lines.ts';
import { lowPressureOfChild, lowPressureOfInfant, saltLakePushDose } from '../lines/circulation-lines.ts';
import { whoIsAChild } from '../lines/patient-lines.ts';
import { noStrongEpinephrineIntoVein } from '../lines/resuscitation-lines.ts';
import { anaphylaxisMedications } from './anaphylaxis-medications.ts';

export const anaphylaxis: Protocol = {
  id: 'anaphylaxis',
  title: 'Anaphylaxis',
  category: 'allergy-immunology',
  priority: 'critical',
  icon: 'syringe',
  color: 'red',
  ageGroup: 'both',
  first60Seconds: [
    line(
      'Sudden hives or swelling with trouble breathing, collapse or vomiting: think anaphylaxis.',
      'massachusetts-2026',
    ),
    line(
      'Anaphylaxis: epinephrine IM now, middle of the outer thigh. Adult 0.5 mg = 0.5 mL of 1 mg/mL.',
      'spec',
      'wao-2020',
    ),
    line('Anaphylaxis, child: epinephrine 0.01 mg/kg IM = 0.01 mL/kg of 1 mg/mL, 0.5 mg at most.', 'spec', 'wao-2020'),
    line(
      'Lay flat, legs up. Struggling to breathe: sitting, legs out. Nobody stands or walks.',
      'aust-prescriber-2021',
    ),
    line('Stop the trigger: drug, infusion, food, stinger.'),
    line('Oxygen 15 L/min when breathing or circulation is poor. Bag-mask ready.', 'la-protocols-2025'),
    line('Monitor, SpO2, blood pressure. Call ALS.'),
    line('Anaphylaxis no better after 5 min: epinephrine IM again.', 'spec', 'salt-lake-2026'),
  ],
  blsCore: [
    line('Epinephrine IM is the treatment. Nothing goes before it.', 'salt-lake-2026'),
    line('Auto-injector: 0.3 mg from 30 kg, 0.15 mg from 15 to 30 kg. Through clothing if needed.', 'fda-epipen'),
    line('Repeat every 5-15 min while signs stay. Write down each time.', 'spec'),
    epinephrineGoesOn,
    line('Flat, legs up. Breathless: sitting. Vomiting or drowsy: on the side. Pregnant: on her left.'),
    line('Oxygen. Watch for voice change, stridor, drooling.'),
    line('Scrape the stinger out, do not squeeze. Cold pack on the sting.', 'la-protocols-2025', 'salt-lake-2026'),
    line('Wheeze after epinephrine: albuterol 2.5 mg nebulized.', 'massachusetts-2026', 'salt-lake-2026'),
    line('No pulse: start CPR and open the cardiac arrest card.'),
  ],
  alsSteps: [
    line('Airway:'),
    line('Hoarse voice, stridor, swollen tongue: get help early, prepare for a difficult airway.'),
    line(
      'Stridor: epinephrine nebulized, adult 5 mg, child 0.5 mg/kg (max 5 mg), as well as IM, never instead.',
      'la-protocols-2025',
      'wvems-2026',
    ),
    line('No supraglottic airway when the upper airway is swollen.', 'la-protocols-2025'),
    noOxygenByAnyWay,
    line('Circulation:'),
    line('IV or IO in every patient.', 'la-protocols-2025'),
    line('Low pressure (adult SBP below 90 mmHg): saline, adult up to 1 L, child 20 mL/kg.', 'spec', 'nasemso-2022'),
    line(
      'Check lungs and pressure after each 250-500 mL, child after each 10 mL/kg. Total: adult 2 L, child 40 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    line(
      'Still in shock: push-dose epinephrine 10 mcg; child 1 mcg/kg, 10 mcg at most. Call OLMD meanwhile.',
      'la-protocols-2025',
      'la-1309',
    ),
    line(
      '3 IM doses without effect: epinephrine drip, OLMD meanwhile. Adult 2-10 mcg/min; child by pump 0.1-1 mcg/kg/min; low end first.',
      'spec',
      'massachusetts-2026',
    ),
    line('Breathing:'),
    line('Wheeze after epinephrine: albuterol, back to back.', 'la-protocols-2025'),
    line('Only after epinephrine has worked:'),
    line('Hives or itch: diphenhydramine.', 'la-protocols-2025'),
    line('Bronchospasm: methylprednisolone.', 'massachusetts-2026'),
    line('Epinephrine fails:'),
    line('On a beta-blocker: glucagon, on OLMD.', 'chop-anaphylaxis'),
    line('Reconsider: asthma, foreign body, other causes of shock.'),
    line('Chest pain or irregular rhythm: 12-lead.'),
  ],
  medications: anaphylaxisMedications,
  olmdCriteria: [
    signsAfterSecondDose,
    line('Push dose, infusion or glucagon needed.', 'la-protocols-2025'),
    line('Airway closing.'),
    line(
      'Over 65 years, or heart disease: call early. In clear anaphylaxis give the first dose.',
      'massachusetts-2026',
      'aust-prescriber-2021',
    ),
    infantAllergyFirstDose,
    line('Patient refuses transport after epinephrine.'),
  ],
  transportPriorities: [
    line('Nearest emergency department.'),
    line('Transport every patient who had epinephrine, even when well: the reaction can return.'),
    line('Carry the patient flat to the stretcher.', 'aust-prescriber-2021'),
    line('Next epinephrine dose within reach the whole way.'),
    line('Hand over: trigger, time of onset, times and doses of epinephrine.'),
  ],
  dosDonts: {
    dos: [
      line('Epinephrine first, within the first minute.'),
      line('Second dose at 5 min when signs stay.', 'spec', 'massachusetts-2026'),
      line('Read the label aloud: 1 mg/mL for IM.', 'la-1309'),
      line('Keep the patient flat.', 'aust-prescriber-2021'),
    ],
    donts: [
      line('No antihistamine or steroid first.', 'la-protocols-2025'),
      line('No waiting for a rash: it can be missing.', 'massachusetts-2026'),
      noStrongEpinephrineIntoVein,
      line('No injection under the skin: too slow.', 'simons-1998'),
      line('No sitting up suddenly, no walking.', 'aust-prescriber-2021'),
    ],
  },
  specialConsiderations: [
    line('Pregnant: same dose. Lie on her left side.'),
    line('Elderly or heart disease: no contraindication to epinephrine in anaphylaxis.', 'aust-prescriber-2021'),
    line('Asthma: higher risk of dying. Epinephrine early.'),
    childInjectorAboveDose,
    line('Infant 5 kg: 0.05 mg = 0.05 mL. Use a 1 mL syringe.', 'spec'),
    lowPressureOfChild,
    lowPressureOfInfant,
    line('Beta-blocker: epinephrine may fail. Ask about medications.'),
    whoIsAChild,
  ],
  notes: [
    line('Anaphylaxis is any one of these:', 'massachusetts-2026'),
    line('Skin or mucosa, with trouble breathing or low blood pressure.', 'massachusetts-2026'),
    line(
      'After a likely allergen, any two: skin, breathing, low pressure, lasting vomiting or abdominal pain.',
      'massachusetts-2026',
    ),
    line('Low blood pressure after an allergen known for this patient.', 'massachusetts-2026'),
    line('Mild allergy without these: open the allergic reaction card.'),
  ],
  guidelineNotes: [
    line(
      'Route: where SQ/IM is listed, guidelines use IM in the thigh: peak after 8 min, under the skin 34 min.',
      'simons-1998',
      'wao-2020',
    ),
    line('Adult: 0.5 mg here. Massachusetts and the adult injector give 0.3 mg.', 'massachusetts-2026', 'fda-epipen'),
    line(
      'Child maximum: 0.5 mg here. Massachusetts and Salt Lake County stop at 0.3 mg; it differs only above 30 kg.',
      'massachusetts-2026',
      'salt-lake-2026',
    ),
    line('Injector 0.3 mg: the label says from 30 kg, Massachusetts from 25 kg.', 'fda-epipen', 'massachusetts-2026'),
    line(
      'Repeat: Salt Lake County and Massachusetts 5 min, Los Angeles County 10 min.',
      'salt-lake-2026',
      'massachusetts-2026',
      'la-protocols-2025',
    ),
    line('Infusion: Massachusetts runs 10-50 mcg/min.', 'massachusetts-2026'),
    saltLakePushDose,
    line('Nebulized epinephrine: Salt Lake County 2 mg.', 'salt-lake-2026'),
    albuterolDiffers,
    line(
      'Methylprednisolone child: Massachusetts up to 125 mg. It does not prevent a second phase.',
      'massachusetts-2026',
      'chop-anaphylaxis',
    ),
    line('Over 65 years: Massachusetts wants OLMD before epinephrine.', 'massachusetts-2026'),
  ],
  crossLinks: [
    'anaphylaxis-allergic-reaction',
    'shock',
    'adult-cardiac-arrest',
    'endotracheal-intubation',
    'poisoning-overdose-environmental',
  ],
};
