import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import { ketoacidosisOfChild } from '../lines/circulation-lines.ts';
import { losAngelesDextrose } from '../lines/consciousness-lines.ts';
import { whoIsAChild } from '../lines/patient-lines.ts';
import { syncopeMedications } from './syncope-medications.ts';

export const syncope: Protocol = {
  id: 'syncope',
  title: 'Syncope',
  category: 'adult-medical',
  priority: 'urgent',
  icon: 'person-standing',
  color: 'orange',
  ageGroup: 'both',
  first60Seconds: [
    line('Not awake yet? Pulse and breathing first. No pulse: CPR.'),
    line('Lay flat. Breathless with wet lungs: let sit. Drowsy and vomiting: on the side.', 'la-protocols-2025'),
    line('Pulse, blood pressure, SpO2. Monitor on.'),
    line('Glucose now. Below 60 mg/dL: treat it.', 'spec'),
    line('12-lead within 10 min of first contact.', 'cems-2026'),
    line('Face, arm, speech. Weak on one side: open Stroke.'),
    line('Injured in the fall? Head, neck, hips.', 'la-protocols-2025'),
    line('Ask the witness: before, during, after. How long?'),
  ],
  blsCore: [
    line('Treat as cardiac until proven otherwise.', 'cems-2026'),
    line('Flat on the back, unless breathless or vomiting. Pregnant: on her left side.'),
    line('Oxygen only to keep SpO2 94-98% (COPD 88-92%).', 'nasemso-2022', 'la-guidelines-2025'),
    line('Glucose in every patient.', 'cems-2026'),
    line(
      'Ask: effort, chest pain, palpitations, headache, abdominal pain, bleeding, black stool.',
      'nasemso-syncope',
      'cems-2026',
    ),
    line('Ask: pregnant or a missed period? Ectopic pregnancy bleeds inside.', 'la-protocols-2025'),
    line('Ask: medications, new doses, heart disease, sudden death in the family.', 'nasemso-syncope', 'cems-2026'),
    line('Seizure? Bitten tongue, long confusion: open Seizures.'),
    line('Look for injuries from head to toe, in the elderly above all.', 'la-protocols-2025'),
    line('Near syncope counts the same.', 'cems-2026'),
  ],
  alsSteps: [
    line(
      'ECG in everyone, above all over 35 years or when a cardiac cause is suspected.',
      'la-protocols-2025',
      'cems-2026',
    ),
    line('High-risk signs:'),
    line('During effort or lying down. Palpitations or chest pain before it.', 'nasemso-syncope'),
    line('Heart disease or heart failure. Sudden death in the family.', 'nasemso-syncope', 'cems-2026'),
    line('SBP below 90 mmHg, bleeding, marked slow or fast pulse.', 'nasemso-syncope'),
    line('ECG: QTc over 500 ms, delta wave, Brugada pattern, hypertrophy, block, ischemia.', 'nasemso-syncope'),
    line('S1Q3T3 with breathlessness: pulmonary embolism.', 'cems-2026'),
    line('Treat what you find:'),
    line('Slow or fast rhythm: Adult or Pediatric Bradyarrhythmia, Tachyarrhythmia.', 'la-protocols-2025'),
    line('ST elevation: STEMI Supplemental.', 'la-protocols-2025'),
    line('Glucose below 60 mg/dL: dextrose 10% 250 mL; child 5 mL/kg.', 'spec'),
    line(
      'Dehydrated: saline up to 1 L; child 20 mL/kg. Lungs: adult each 250 mL, child each 10 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    line(
      'Bleeding, aorta or ectopic, adult: 250 mL at a time, only to SBP 90 mmHg. Wet lungs: no bolus.',
      'cems-2026',
      'salt-lake-2026',
      'massachusetts-2026',
    ),
    ketoacidosisOfChild,
    line('Poor perfusion stays: open Shock.', 'la-protocols-2025'),
    line('Still drowsy or confused: open Altered Mental Status.', 'la-protocols-2025'),
    line(
      'Vomiting: ondansetron, adult 4 mg, 8 mg in total; child 0.1 mg/kg, 4 mg at most, once. Not in long QT.',
      'spec',
      'fda-ondansetron',
      'salt-lake-2026',
    ),
    line('IV line. Monitor to the hospital bed.', 'cems-2026'),
  ],
  medications: syncopeMedications,
  olmdCriteria: [
    line('Refuses transport with any high-risk sign.'),
    line('Slow or fast rhythm without a clear cause.'),
    line('Pacemaker or implanted defibrillator.'),
    line('Pregnant with syncope.', 'la-protocols-2025'),
    line('Child with syncope on effort.'),
  ],
  transportPriorities: [
    line('Everyone goes to hospital, even when well again.', 'nasemso-syncope', 'cems-2026'),
    line('ECG change, palpitations, heart failure: hospital with cardiology.'),
    line('Fall with head injury, or on a blood thinner: trauma center.'),
    line('Pregnant with abdominal pain or bleeding: emergent, obstetrics and surgery.'),
    line('Hand over the strips: the rhythm may be gone.'),
  ],
  dosDonts: {
    dos: [
      line('Take the monitor to the patient, not the patient to the monitor.', 'cems-2026'),
      line("Write down what the witness saw, in the witness's words."),
      line('Bring the medications.'),
      line('Look twice at a normal finding.', 'cems-2026'),
    ],
    donts: [
      line('No standing blood pressure: it adds little and can harm.', 'la-protocols-2025'),
      line('Do not dismiss it as "only fainted" because all is normal now.', 'cems-2026'),
      line('No walking to the ambulance. Sitting only when the lungs are wet.'),
      line('No large bolus in heart or kidney failure.', 'la-protocols-2025'),
    ],
  },
  specialConsiderations: [
    line(
      'Elderly: more than 1 in 4 has an arrhythmia behind it. Many medications, hidden fractures.',
      'cems-2026',
      'la-protocols-2025',
    ),
    line('Pregnant: on her left side; lying on the back can be the cause.'),
    line(
      'Child: fainting on effort is cardiac until proven otherwise. After crying, with blue or pale color: tell the pediatrician.',
    ),
    line('Heat, fasting, standing long: still do ECG and glucose.'),
    line('Diabetic: glucose low or high, and silent heart attack.'),
    line('Recent viral illness: myocarditis is possible.', 'cems-2026'),
    whoIsAChild,
  ],
  notes: [
    line('Faint: seconds, pale, quickly clear. Seizure: minutes, tongue bite, slow to wake.'),
    line('Brugada: coved or saddle-shaped ST in V1-V2 with a J wave of 2 mm or more.', 'cems-2026'),
  ],
  guidelineNotes: [
    line('12-lead: Los Angeles County asks for it over 35 years or when the heart is suspected.', 'la-protocols-2025'),
    losAngelesDextrose,
    line('Saline: Los Angeles County 1 L, lungs after each 250 mL.', 'la-protocols-2025'),
  ],
  crossLinks: [
    'adult-bradyarrhythmia',
    'adult-tachyarrhythmia',
    'chest-pain-acs',
    'stroke',
    'seizures',
    'shock',
    'altered-mental-status',
    'heat-emergencies',
  ],
};
