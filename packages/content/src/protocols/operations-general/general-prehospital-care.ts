import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import { unmanageableAirwayToClosest } from '../lines/airway-lines.ts';
import { pulseSkinPressure } from '../lines/circulation-lines.ts';
import { glucagonWithoutAVein, losAngelesDextrose } from '../lines/consciousness-lines.ts';
import { generalPrehospitalCareMedications } from './general-prehospital-care-medications.ts';

export const generalPrehospitalCare: Protocol = {
  id: 'general-prehospital-care',
  title: 'General Prehospital Care',
  category: 'operations-general',
  priority: 'routine',
  icon: 'clipboard-list',
  color: 'blue',
  ageGroup: 'both',
  first60Seconds: [
    line('Scene safe? Gloves, mask. How many patients? More help: 997.', 'spec'),
    line('Sick or not sick? Call ALS early.'),
    line('Massive bleeding first: press, pack, tourniquet.'),
    line('Airway open? Talk to the patient.'),
    line('Breathing: rate, effort, SpO2. Oxygen if needed.'),
    pulseSkinPressure,
    line('Alert? GCS, pupils. Altered: glucose now.'),
    line('Undress what you must, keep warm. Stay or go?'),
  ],
  blsCore: [
    line('Oxygen by need: keep SpO2 94-98%. COPD: 88-92%.', 'la-guidelines-2025'),
    line('Cannula 2-6 L/min, simple mask 8-10 L/min.', 'la-guidelines-2025'),
    line(
      '15 L/min at once: arrest, shock, head injury, carbon monoxide, pneumothorax; SpO2 still below 94% (COPD: 88%).',
      'la-guidelines-2025',
    ),
    line('Poor breathing: bag-mask, see its card.'),
    line('Position of comfort. Shock: flat. Drowsy: on the side.'),
    line('Vital signs at least twice.', 'nasemso-2022'),
    line('Critical: every 5 min. Stable: every 15 min. Again after each drug.', 'nasemso-2022'),
    line('Glucose in every altered patient. Below 60 mg/dL: treat.', 'spec'),
    line('Awake and able to swallow: glucose gel 15 g; child 0.5 g/kg, 15 g at most.', 'wvems-2026', 'maryland-2020'),
    line('Ask: allergies, medications, past illness, last meal, what happened. Pain: where, since when, how bad.'),
    line('Pain score: under 4 years watch (face, legs, cry), 4-12 years faces, older 0-10.', 'nasemso-pain'),
    line('Temperature when hot, cold, altered or septic.'),
    line('Nothing by mouth when surgery or a tube may follow.'),
  ],
  alsSteps: [
    line('Monitor. 12-lead within 10 min for chest pain or a cardiac complaint.', 'nasemso-2022'),
    line('IV lock when a drug or fluid may be needed. Two tries, then IO if it is urgent.', 'la-guidelines-2025'),
    line('Low volume: saline, adult up to 1 L, child 20 mL/kg.', 'spec'),
    line('Bleeding injury, heart or kidney failure: 250 mL at a time. Wet lungs: no bolus.', 'la-protocols-2025'),
    line(
      'Check lungs and pressure each 250-500 mL, child each 10 mL/kg. Total: adult 2 L, child 40 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    line('EtCO2 when bagged, sedated or in severe distress.', 'la-guidelines-2025'),
    line('Vomiting: ondansetron. At most 8 mg adult; 4 mg child.', 'spec'),
    line(
      'Pain: acetaminophen, at most 4 g a day adult. Adult of 50 kg or less: 15 mg/kg, 3 g a day. Strong pain: fentanyl.',
      'spec',
      'paracetamol-spc',
    ),
    line('Glucose below 60 mg/dL and not able to swallow: dextrose 10% 250 mL; child 5 mL/kg.', 'spec'),
    glucagonWithoutAVein,
    line('Name the problem, open its card.'),
  ],
  medications: generalPrehospitalCareMedications,
  olmdCriteria: [
    line('Order that no card gives.'),
    line('Dose above the stated maximum.'),
    line('Refusal by an altered patient, a minor, or with abnormal vital signs.'),
    line('Stopping resuscitation, or death on scene.'),
    line('Two cards disagree, or the destination is unclear.'),
  ],
  transportPriorities: [
    line('Closest appropriate hospital: trauma, cardiac, stroke or ECMO.', 'spec'),
    line('Call before you leave and verify a bed.', 'spec'),
    unmanageableAirwayToClosest,
    line('Critical: treat on the way, not on scene.'),
    line('Seat belts on everyone, patient too. Equipment tied down.'),
    line('Handover in one minute: age, problem, signs, treatment, what is still open.'),
  ],
  dosDonts: {
    dos: [
      line('Say your name, explain, ask for consent.'),
      line('Cover the patient; same-sex crew or a companion when you can.'),
      line('Interpreter for history and for refusal.'),
      line('Right patient, drug, dose, route, time: read aloud, second person checks.'),
      line('Write times as they happen.'),
    ],
    donts: [
      line('No delay of life-saving care for a line or a form.'),
      line('No oxygen withheld from a struggling patient because SpO2 looks good.'),
      line('No work outside your scope.'),
      line('No promise to the patient that you cannot keep.'),
    ],
  },
  specialConsiderations: [
    line('Child: 14 years or younger, or up to 40 kg. Length tape for the weight.', 'spec'),
    line('Child: low blood pressure is a late sign. Look at color, breathing, alertness.', 'cems-2026'),
    line('Pregnant over 20 weeks: tilt to her left.', 'salt-lake-2026'),
    line('Elderly: few complaints, many medications. Confusion may be the only sign.'),
    line('Suspected abuse of a child or an elder: treat, protect, report.'),
    line('Infection: mask on the patient, tell the hospital.'),
    line('Cannot hear, see or speak: find the way that works before you decide.'),
  ],
  notes: [
    line('AVPU: alert, voice, pain, unresponsive. GCS 3-15; 8 or less is severe.', 'spec'),
    line('SpO2 misleads: cold fingers, nail polish, carbon monoxide, movement.'),
    line('Emergency number: 997.', 'spec'),
  ],
  guidelineNotes: [
    line(
      'Oxygen: Massachusetts starts it below 90% in stroke; Los Angeles County keeps 94-98%.',
      'massachusetts-2026',
      'la-guidelines-2025',
    ),
    losAngelesDextrose,
    line('Fluid in bleeding trauma: Salt Lake County gives none while SBP is above 90 mmHg.', 'salt-lake-2026'),
    line('Ondansetron, child: International SOS 0.15 mg/kg.', 'isos-2025'),
  ],
  crossLinks: [
    'shock',
    'altered-mental-status',
    'bvm-ventilation',
    'oral-nasal-airways',
    'iv-insertion',
    'trauma-triage',
  ],
};
