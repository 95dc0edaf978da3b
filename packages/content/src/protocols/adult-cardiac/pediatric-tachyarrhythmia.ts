import { line, type Protocol } from '@first60/edition';
import { ketoacidosisOfChild, lowestPressureOfChild } from '../lines/circulation-lines.ts';
import { whoIsAChild } from '../lines/patient-lines.ts';
import { pediatricTachyarrhythmiaMedications } from './pediatric-tachyarrhythmia-medications.ts';

export const pediatricTachyarrhythmia: Protocol = {
  id: 'pediatric-tachyarrhythmia',
  title: 'Pediatric Tachyarrhythmia',
  category: 'adult-cardiac',
  priority: 'critical',
  icon: 'zap',
  color: 'red',
  ageGroup: 'pediatric',
  ahaReference: {
    edition: 'AHA 2020',
    keyPoints: [
      line('Airway, breathing, oxygen, monitor, blood pressure, IV/IO, 12-lead.', 'aha-2020-peds-tachycardia'),
      line(
        'Sinus: P waves normal, rate varies; infant usually below 220, child below 180 per min.',
        'aha-2020-peds-tachycardia',
      ),
      line('SVT: no normal P waves, rate fixed; infant 220, child 180 per min or more.', 'aha-2020-peds-tachycardia'),
      line('Compromised: altered, shock or low pressure.', 'aha-2020-peds-tachycardia'),
      line('QRS 0.09 s or less is narrow, above it is wide.', 'aha-2020-peds-tachycardia'),
      line(
        'Compromised, narrow: adenosine when IV/IO is in, else synchronized cardioversion.',
        'aha-2020-peds-tachycardia',
      ),
      line('Compromised, wide: synchronized cardioversion. Expert before other drugs.', 'aha-2020-peds-tachycardia'),
      line('Cardioversion: 0.5-1 J/kg, then 2 J/kg.', 'aha-2020-peds-tachycardia'),
      line(
        'Not compromised: narrow, vagal maneuver then adenosine; wide, expert, adenosine if regular and monomorphic.',
        'aha-2020-peds-tachycardia',
      ),
    ],
  },
  algorithmPdfPath: '/algorithms/pediatric-tachyarrhythmia.pdf',
  first60Seconds: [
    line('Feel for a pulse. None: CPR, open Pediatric Cardiac Arrest.'),
    line('Airway, oxygen, monitor, pads, blood pressure, SpO2.', 'aha-2020-peds-tachycardia'),
    line('Count the rate: infant 220, child 180 per min or more suggests SVT.', 'aha-2020-peds-tachycardia'),
    line(
      'Below that, narrow QRS, P waves, rate varies: sinus. Look for fever, fluid loss, pain, bleeding.',
      'aha-2020-peds-tachycardia',
    ),
    line('Compromised? Altered, shock, low pressure.', 'aha-2020-peds-tachycardia'),
    line('Compromised, SVT, line in: adenosine 0.1 mg/kg (max 6 mg) fast.', 'spec', 'aha-2020-peds-tachycardia'),
    {
      ...line(
        'Compromised: SVT without a line, or regular wide QRS: synchronized shock 0.5-1 J/kg.',
        'aha-2020-peds-tachycardia',
      ),
      joulesPerKg: [0.5, 1],
    },
    line('Weight or length tape, glucose, 12-lead. Call OLMD.'),
  ],
  blsCore: [
    line('Keep the child calm, in the arms of a parent if stable.'),
    line('Oxygen. Flat when perfusion is poor.', 'la-protocols-2025'),
    line('Temperature, glucose. Below 60 mg/dL: treat it.', 'spec'),
    line('Look for fever, vomiting, diarrhea, bleeding, pain, poisoning.', 'la-protocols-2025'),
    line('Infant: ask about poor feeding, pale skin, fast breathing.'),
    line('Ask: heart defect, heart surgery, earlier episodes, medications in the home.'),
    line('Pulse lost, or below 60 per min with poor perfusion: compress.', 'aha-peds-bradycardia'),
    line('ALS early.'),
  ],
  alsSteps: [
    line('SVT, compromised:'),
    line(
      'Line in: adenosine 0.1 mg/kg (max 6 mg), then 0.2 mg/kg (max 12 mg). No time for vagal maneuvers.',
      'spec',
      'aha-2020-peds-tachycardia',
    ),
    {
      ...line('No line, or adenosine fails: synchronized shock 0.5-1 J/kg, then 2 J/kg.', 'aha-2020-peds-tachycardia'),
      joulesPerKg: [0.5, 1, 2],
    },
    line('10 kg: 5-10 J, then 20 J. 20 kg: 10-20 J, then 40 J.', 'aha-2020-peds-tachycardia'),
    line(
      'Awake, pressure normal for age: midazolam 0.05 mg/kg (max 2.5 mg), if it costs no time.',
      'massachusetts-2026',
    ),
    line('SYNC on before every shock. VF, pulseless or polymorphic VT: no SYNC.'),
    line('Wide QRS (above 0.09 s):', 'aha-2020-peds-tachycardia'),
    line(
      'Tablets swallowed, kidney failure or very wide QRS: no amiodarone, OLMD. Tricyclic: bicarbonate, see Poisoning.',
      'hyperkalemia-wide-qrs',
    ),
    line(
      'High potassium, on OLMD: calcium chloride 20 mg/kg (max 1000 mg) over 5-10 min, flush.',
      'la-1309',
      'wvems-2026',
    ),
    {
      ...line('Compromised, regular: synchronized shock 0.5-1 J/kg, then 2 J/kg.', 'aha-2020-peds-tachycardia'),
      joulesPerKg: [0.5, 1, 2],
    },
    {
      ...line(
        'Compromised, irregular, polymorphic or torsades: no SYNC, 2 J/kg, then 4 J/kg.',
        'spec',
        'torsades-2016',
      ),
      joulesPerKg: [2, 4],
    },
    line('Not compromised: 12-lead, OLMD before any drug.', 'aha-2020-peds-tachycardia'),
    line(
      'Regular and monomorphic: adenosine may be tried. Irregular, pre-excited or long QT: no adenosine, no amiodarone.',
      'aha-2020-peds-tachycardia',
      'la-protocols-2025',
      'af-guideline-2014',
    ),
    line(
      'Regular VT, on OLMD: amiodarone 5 mg/kg (max 300 mg) in dextrose 5% over 60 min by pump.',
      'spec',
      'fda-amiodarone',
    ),
    line('Torsades: magnesium 25 mg/kg over 20 min (max 2000 mg).', 'spec'),
    line('SVT, not compromised:'),
    line('Monitor and IV first, then a vagal maneuver.', 'massachusetts-2026'),
    line('Infant: ice water in a bag on the upper face, nose and mouth free. Child: blow hard into a syringe.'),
    line(
      'Adenosine 0.1 mg/kg (max 6 mg) fast, saline flush 5-10 mL. Print the strip during the push.',
      'spec',
      'la-protocols-2025',
      'pals-course-notes',
    ),
    line('No change after 1-2 min: adenosine 0.2 mg/kg (max 12 mg), same flush.', 'spec', 'aha-2020-peds-tachycardia'),
    line('Sinus tachycardia:'),
    line('Infant below 220, child below 180 per min, rate varies, P before each QRS.', 'aha-2020-peds-tachycardia'),
    line('Treat the cause. Fluid loss: saline 20 mL/kg.', 'spec', 'massachusetts-2026'),
    ketoacidosisOfChild,
  ],
  medications: pediatricTachyarrhythmiaMedications,
  olmdCriteria: [
    line('Every child with a rhythm that is not sinus.', 'la-protocols-2025'),
    line(
      'Before cardioversion (at the same time when the child is crashing) and before drugs for a wide rhythm.',
      'massachusetts-2026',
      'la-protocols-2025',
    ),
    line('Second adenosine without effect.', 'la-protocols-2025'),
    line('Heart defect, heart surgery, WPW, poisoning.'),
  ],
  transportPriorities: [
    line('Pediatric center with cardiology. Call ahead.', 'la-protocols-2025'),
    line('No lasting conversion: leave now.', 'la-protocols-2025'),
    line('Bring the strips from before, during and after treatment.'),
    line('Pads on, monitor seen the whole way.'),
  ],
  dosDonts: {
    dos: [
      line('Treat the cause of sinus tachycardia first.', 'la-protocols-2025'),
      line('Draw up adenosine in a 1 mL syringe; under 6 kg dilute it.', 'cheo-adenosine'),
      line('Push drug and flush as one, in the vein nearest the heart.', 'cheo-adenosine'),
      line('Say energy and weight aloud before each shock.'),
    ],
    donts: [
      line('No pressure on eyes or carotid.'),
      line('No ice over nose or mouth.'),
      line('No vagal maneuver before monitor and IV.', 'massachusetts-2026'),
      line(
        'No adenosine in heart block, sick sinus, long QT, heart transplant, severe asthma, or on carbamazepine or dipyridamole.',
        'la-protocols-2025',
        'adenosine-children-2008',
        'af-guideline-2014',
        'adenosine-interactions',
      ),
      line('No shock for sinus tachycardia: treat the cause.', 'aha-2020-peds-tachycardia'),
      line('No amiodarone together with other antiarrhythmics.', 'aha-peds-2015'),
      line('No SYNC in VF or polymorphic VT: the shock may not be delivered.', 'torsades-2016'),
    ],
  },
  specialConsiderations: [
    line('Infant: SVT shows as poor feeding, pale, sweaty, breathless.'),
    line('Heart defect or after heart surgery: ask about the center and the usual rhythm.'),
    line(
      'Known WPW, regular and narrow: adenosine only with the defibrillator ready. Wide or irregular: none.',
      'af-guideline-2014',
    ),
    line('Fever with a very fast pulse: sepsis until proven otherwise. See Sepsis.', 'la-protocols-2025'),
    line('Poisoning: tricyclics, stimulants, theophylline. See Poisoning.'),
    lowestPressureOfChild,
    whoIsAChild,
  ],
  notes: [
    line('Adenosine 3 mg/mL: 10 kg 0.33 mL, 20 kg 0.67 mL; second dose 0.67 mL and 1.33 mL.', 'spec', 'la-1309'),
    line('Sinus: comes slowly, rate varies. SVT: starts and stops suddenly, rate fixed.', 'la-protocols-2025'),
  ],
  guidelineNotes: [
    line(
      'Cardioversion: Massachusetts only above 220 per min with poor perfusion. AHA looks at compromise.',
      'massachusetts-2026',
      'aha-2020-peds-tachycardia',
    ),
    line('Cardioversion: Los Angeles County 1 J/kg, then 2 J/kg, also when wide and irregular.', 'la-protocols-2025'),
    line('Flush: Los Angeles County 10 mL.', 'la-protocols-2025'),
    line('Amiodarone: 60 min here; the AHA table gives 20-60 min.', 'aha-peds-2015'),
    line('Magnesium: 25 mg/kg here; the AHA table gives 25-50 mg/kg over 10-20 min.', 'aha-peds-2015'),
    line('Midazolam: Los Angeles County 0.1 mg/kg (max 5 mg).', 'la-protocols-2025'),
    line('Stable wide rhythm: Salt Lake County gives no drug, it transports.', 'salt-lake-2026'),
  ],
  crossLinks: [
    'pediatric-cardiac-arrest',
    'pediatric-bradyarrhythmia',
    'adult-tachyarrhythmia',
    'shock',
    'sepsis',
    'poisoning-overdose',
  ],
};
