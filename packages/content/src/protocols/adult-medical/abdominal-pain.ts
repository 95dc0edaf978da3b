import { line, type Protocol } from '@first60/edition';
import { oxygenTarget } from '../lines/airway-lines.ts';
import { ketoacidosisOfChild } from '../lines/circulation-lines.ts';
import { massachusettsOndansetronChild, ondansetronSlowly, ondansetronUnderTwo } from '../lines/consciousness-lines.ts';
import { nothingByMouth, nothingByMouthSuctionReady, whoIsAChild } from '../lines/patient-lines.ts';
import { abdominalPainMedications } from './abdominal-pain-medications.ts';

export const abdominalPain: Protocol = {
  id: 'abdominal-pain',
  title: 'Abdominal Pain',
  category: 'adult-medical',
  priority: 'urgent',
  icon: 'stethoscope',
  color: 'orange',
  ageGroup: 'both',
  first60Seconds: [
    line('Sick or not sick: skin, pulse, blood pressure, SpO2.'),
    line('Shock: lay flat, oxygen, large IV, leave now.'),
    line('Over 50 years with tearing, back pain or fainting: think aorta. Leave now.', 'cems-2026'),
    line('Woman who could be pregnant: last period? Pain with fainting: think ectopic. Leave now.'),
    line(
      'Upper pain: 12-lead. Men from 35, women from 45 years, all diabetics and elderly.',
      'iaed-epigastric',
      'cems-2026',
    ),
    line('Glucose in diabetics, in vomiting and in drowsy patients.'),
    nothingByMouth,
    line('Score the pain, then treat it.'),
  ],
  blsCore: [
    line('Position of comfort, knees bent. Flat when faint, injured or low in pressure.'),
    nothingByMouthSuctionReady,
    oxygenTarget,
    line('Look first. Palpate gently, once, away from the pain.'),
    line('Ask: start, place, spread, fever, stool, blood, last period, operations, blood thinners.'),
    line('Save vomit or stool with blood, or take a photo.'),
    line('Vital signs every 5 min when sick, every 15 min when stable.', 'nasemso-2022'),
    line('Keep warm.'),
  ],
  alsSteps: [
    line('Low blood pressure:'),
    line('Saline 250-500 mL at a time, up to 1 L; child 20 mL/kg.', 'spec', 'la-protocols-2025'),
    line(
      'Lungs and pressure: adult after each step, child after each 10 mL/kg. Total: adult 2 L, child 40 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    line(
      'Adult with aorta, ectopic, or blood vomited or passed: 250 mL at a time, only to SBP 90 mmHg.',
      'cems-2026',
      'salt-lake-2026',
    ),
    line('Pain:'),
    line(
      'Fentanyl 50 mcg slowly, SBP above 100; child, pressure normal for age: 1 mcg/kg, 50 mcg at most.',
      'la-1309',
      'spec',
      'salt-lake-2026',
    ),
    line(
      'Or morphine 5 mg slowly, pressure normal; child 0.1 mg/kg, 4 mg at most. Under 6 months: OLMD.',
      'spec',
      'la-1309',
    ),
    line('Milder pain: acetaminophen IV over 15 min.', 'paracetamol-spc'),
    line('Pressure, breathing and SpO2 after every dose.'),
    line('Nausea:'),
    ondansetronSlowly,
    line('Look at the QT first. Long QT: none.', 'massachusetts-2026'),
    line('Consider:'),
    line('Heart attack, aorta, ectopic, obstruction, perforation, torsion of testicle or ovary.'),
    line('High glucose with deep fast breathing: ketoacidosis.'),
    ketoacidosisOfChild,
    line('Fever and shock: open the sepsis card.'),
  ],
  medications: abdominalPainMedications,
  olmdCriteria: [
    line('Low pressure after the first liter, or aorta or ectopic suspected.'),
    line('Pain after fentanyl 150 mcg or morphine 12 mg.', 'la-guidelines-2025'),
    ondansetronUnderTwo,
    line('Pregnant and needs an opioid.'),
    line('Refusal with any danger sign.'),
  ],
  transportPriorities: [
    line('Hospital with surgery. Call ahead for aorta, ectopic or shock.'),
    line('Pregnant: obstetrics and surgery under one roof.'),
    line('STEMI on the 12-lead: cardiac center.'),
    line('Child: pediatric surgery. Green vomit is a surgical emergency.', 'la-protocols-2025'),
    line('Vomiting or passing blood: hospital with blood bank and endoscopy, call ahead.'),
  ],
  dosDonts: {
    dos: [
      line('Treat the pain: that hides nothing from the surgeon.'),
      line('12-lead early: a heart attack can be abdominal pain.', 'la-protocols-2025'),
      line('Repeat pulse and pressure: bleeding shows late.'),
      line('Note the time of the last meal.'),
    ],
    donts: [
      line('No ketorolac: bleeding or surgery is likely.', 'massachusetts-2026'),
      line('No food, drink or tablets.'),
      line('No large fluid volumes when the aorta may be leaking.', 'cems-2026'),
      line('No repeated pressing on a pulsating mass.'),
      line('No "constipation" or "gas" in an elderly patient with sudden pain.'),
    ],
  },
  specialConsiderations: [
    line('Elderly: mild signs, severe disease. Mesenteric ischemia, aorta, heart attack.'),
    line('Pregnant early: ectopic. Late: placental abruption, even without visible blood. On her left side.'),
    line('In labor: no opioid, no ketorolac.', 'la-protocols-2025'),
    line(
      'Pain under the right ribs and SBP above 140, from 20 weeks to 6 weeks after birth: pre-eclampsia.',
      'la-protocols-2025',
    ),
    line('Boy with abdominal or groin pain: look at the testicles. Hours count.'),
    line('Infant: crying in spells, red jelly stool, green vomit: intussusception or volvulus.'),
    line('Sickle cell: pain crisis. Oxygen if low, fluid, early opioid.'),
    line('Kidney failure: fentanyl rather than morphine.'),
    line('Acetaminophen: adult of 50 kg or less 15 mg/kg; child of 10 kg or less 7.5 mg/kg.', 'paracetamol-spc'),
    whoIsAChild,
  ],
  notes: [
    line(
      'Acetaminophen: 4 g a day at most in an adult, 3 g at 50 kg or less or with liver risk. Ask what was taken.',
      'spec',
      'paracetamol-spc',
    ),
    line(
      'Ketorolac has a ceiling of 120 mg a day elsewhere; in abdominal pain it has no place.',
      'spec',
      'massachusetts-2026',
    ),
  ],
  guidelineNotes: [
    line('12-lead: Los Angeles County from 35 years in men and women.', 'la-protocols-2025'),
    line(
      'Fentanyl: Massachusetts 1 mcg/kg up to 150 mcg, Salt Lake County 25-100 mcg, 200 mcg in total.',
      'massachusetts-2026',
      'salt-lake-2026',
    ),
    line(
      'Morphine: Massachusetts 0.1 mg/kg up to 10 mg, child 5 mg; Los Angeles County 4 mg.',
      'massachusetts-2026',
      'la-guidelines-2025',
    ),
    line('Acetaminophen, child: Salt Lake County 650 mg at most.', 'salt-lake-2026'),
    massachusettsOndansetronChild,
  ],
  crossLinks: ['shock', 'nausea-vomiting', 'chest-pain-acs', 'sepsis', 'general-prehospital-care'],
};
