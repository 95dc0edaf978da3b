import { line, type Protocol } from '@first60/edition';
import { ketoacidosisOfChild, smallStepsInHeartOrKidneyFailure } from '../lines/circulation-lines.ts';
import {
  glucoseThenDextrose,
  losAngelesDextrose,
  massachusettsOndansetronChild,
  ondansetronUnderTwo,
} from '../lines/consciousness-lines.ts';
import { nothingByMouth, whoIsAChild } from '../lines/patient-lines.ts';
import { nauseaVomitingMedications } from './nausea-vomiting-medications.ts';

export const nauseaVomiting: Protocol = {
  id: 'nausea-vomiting',
  title: 'Nausea and Vomiting',
  category: 'adult-medical',
  priority: 'routine',
  icon: 'soup',
  color: 'blue',
  ageGroup: 'both',
  first60Seconds: [
    line('Airway first: upright, or on the side when drowsy. Suction ready.', 'salt-lake-2026'),
    line('Look for shock: skin, pulse, blood pressure, mental state.'),
    glucoseThenDextrose,
    line('12-lead from 35 years, in diabetics, with chest or upper abdominal pain.', 'la-protocols-2025'),
    line('Blood, coffee grounds or green vomit: leave now.', 'la-protocols-2025'),
    line('Nausea, awake: let the patient smell an alcohol swab.', 'salt-lake-2026'),
    nothingByMouth,
    line('Ask: head injury, poison, pregnancy, others sick in the house.'),
  ],
  blsCore: [
    line('Upright or on the side. Emesis bag, gloves, mask.', 'salt-lake-2026'),
    line('Alcohol swab under the nose, slow deep breaths.', 'salt-lake-2026'),
    nothingByMouth,
    line('Temperature, SpO2, blood pressure, pain.'),
    line('Dehydrated? Tongue, eyes, skin fold, urine; in a baby wet diapers and tears.'),
    line(
      'Several people sick in one place: carbon monoxide. Everyone out; oxygen 15 L/min whatever SpO2 shows.',
      'la-protocols-2025',
    ),
    line('Keep bloody vomit, or take a photo.'),
  ],
  alsSteps: [
    line('Vomiting:'),
    line('Look at the QT on the monitor. Long QT: no ondansetron.', 'massachusetts-2026'),
    line('Ondansetron 4 mg IV over 2-5 min, or IM.', 'spec', 'fda-ondansetron'),
    line('Adult: once more after 15 min. 8 mg in total.', 'spec', 'la-protocols-2025'),
    line('Child: 0.1 mg/kg, 4 mg at most, once.', 'spec', 'salt-lake-2026'),
    line('Dehydrated or low in pressure:'),
    line('Saline up to 1 L; child 20 mL/kg.', 'spec'),
    line('Adult vomiting or passing blood: 250 mL at a time, only to SBP 90 mmHg.', 'cems-2026', 'salt-lake-2026'),
    line('Wet lungs or heart attack: no bolus, go by that card.'),
    line(
      'Lungs: adult after each 250-500 mL, child after each 10 mL/kg. Total: 2 L; a child never above 40 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    ketoacidosisOfChild,
    line('Still in shock: open the shock card.'),
    line('Find the cause:'),
    line('Heart attack, stroke, head injury, raised intracranial pressure.'),
    line('Obstruction, appendix, gallbladder: open the abdominal pain card.'),
    line('High glucose with deep breathing, kidney failure, sepsis, heat.'),
    line('Poison, overdose, carbon monoxide, alcohol.'),
  ],
  medications: nauseaVomitingMedications,
  olmdCriteria: [
    ondansetronUnderTwo,
    line('Still vomiting after 8 mg, or a second antiemetic wanted.', 'spec'),
    line('Long QT on the ECG.'),
    line('Shock after the first liter.'),
    line('Pregnant: before ondansetron.'),
  ],
  transportPriorities: [
    line('Emergency department, routine unless a danger sign is found.'),
    line('Infant with green vomit: nearest pediatric emergency department, fast.', 'la-protocols-2025'),
    line('Vomiting blood: large IV, call ahead.'),
    line('Heart attack, stroke or head injury: go by that card.'),
  ],
  dosDonts: {
    dos: [
      line('Check the QT before ondansetron: heart drugs, low potassium, family history.', 'massachusetts-2026'),
      line('Push slowly, 2-5 min.', 'fda-ondansetron'),
      line('Recheck glucose in diabetics.'),
      line('Note the level of consciousness before and after the drug.', 'salt-lake-2026'),
    ],
    donts: [
      line('No ondansetron in long QT.', 'massachusetts-2026'),
      line('Do not call it a stomach bug until heart, head and poison are ruled out.'),
      line('No lying flat on the back; in shock flat, on the side if vomiting.'),
    ],
  },
  specialConsiderations: [
    line('Pregnant: weeks of vomiting cause dehydration. Fluid, glucose, left side. OLMD before ondansetron.'),
    line('Pregnant with headache or high pressure: open the seizures card, eclampsia.'),
    line('Elderly: vomiting may be the only sign of a heart attack.'),
    smallStepsInHeartOrKidneyFailure,
    line('Dialysis: adult 1 L at most in all; child 10 mL/kg at a time, 20 mL/kg at most.', 'salt-lake-2026'),
    line('Child: sunken eyes, no tears, cool hands: saline and leave.'),
    line('Chemotherapy with fever: sepsis.'),
    whoIsAChild,
  ],
  notes: [
    line('Ondansetron ampoules have been mixed up with lidocaine and atropine. Read the name.', 'apsf-lookalike'),
  ],
  guidelineNotes: [
    line('Ondansetron, adult: Salt Lake County 4-8 mg, Maryland 8 mg.', 'salt-lake-2026', 'maryland-2020'),
    massachusettsOndansetronChild,
    line('Ondansetron, child: Los Angeles County only the 4 mg tablet, from 4 years.', 'la-protocols-2025'),
    losAngelesDextrose,
  ],
  crossLinks: ['abdominal-pain', 'shock', 'altered-mental-status', 'poisoning-overdose'],
};
