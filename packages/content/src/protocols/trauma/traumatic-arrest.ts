import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import { unmanagedAirwayToClosest } from '../lines/airway-lines.ts';
import { bloodWhenCarried, tranexamicAcidForChild } from '../lines/circulation-lines.ts';
import { everyChild } from '../lines/patient-lines.ts';
import { arrestBelow30Degrees, arrestBelow35Degrees, beforeYouStop } from '../lines/resuscitation-lines.ts';
import { traumaticArrestMedications } from './traumatic-arrest-medications.ts';

export const traumaticArrest: Protocol = {
  id: 'traumatic-arrest',
  title: 'Traumatic Arrest',
  category: 'trauma-environmental',
  priority: 'critical',
  icon: 'heart-crack',
  color: 'red',
  ageGroup: 'both',
  first60Seconds: [
    line('Pulse check 10 s at most. Trauma or medical cause? Medical: the Cardiac Arrest card for the age.', 'spec'),
    line('Stop the bleeding: tourniquets, packing, pelvic binder if carried.', 'salt-lake-2026'),
    line('No pulse: airway open, bag-mask with oxygen 15 L/min.', 'la-protocols-2025'),
    line('Chest injured: decompress both sides.', 'salt-lake-2026', 'cems-2026'),
    line('Compressions must not delay these. Enough hands: all at once.', 'massachusetts-2026', 'salt-lake-2026'),
    line(
      '100-120 per min. Adult at least 2 inches (5 cm) deep, child a third of the chest. 30:2.',
      'spec',
      'aha-peds-arrest-2015',
    ),
    line('Load and go. Trauma center called.', 'cems-2026'),
    line('Rhythm: VF or pulseless VT: shock.', 'la-protocols-2025'),
  ],
  blsCore: [
    line('Causes you can fix (HOTT):'),
    line('Hypovolemia: tourniquets high and tight, pack, binder or sheet on the hips.', 'salt-lake-2026'),
    line('Oxygen: airway open, suction, bag-mask, oxygen 15 L/min.', 'la-protocols-2025'),
    line(
      'Tension: an open wound is sealed; sealed and worse: lift the seal. Call for decompression.',
      'salt-lake-2026',
    ),
    line('Tamponade: only the hospital can help. Go.'),
    line('CPR:'),
    line('Compress 100-120 per min, adult at least 2 inches (5 cm). 30:2 until an advanced airway.', 'spec'),
    line('Child: a third of the chest deep; two rescuers 15:2.', 'aha-peds-arrest-2015', 'merck-cpr'),
    line('Pulse check 10 s at most.', 'spec'),
    line('AED or pads on, but first bleeding, airway, chest.'),
    line('Move within 10 min. No stop for collar or board.', 'cems-2026', 'la-protocols-2025'),
    line('Treat as a medical arrest:'),
    line('Blow to the chest with collapse, little other injury: shock early.', 'la-protocols-2025'),
    line('Hanging, drowning: lack of oxygen. Breaths first, then the AED.', 'la-protocols-2025'),
    line('Electric shock or lightning: prolonged CPR.', 'la-protocols-2025'),
    line('Minor injury, single-car crash or unexplained fall: the arrest may have come first.', 'la-protocols-2025'),
  ],
  alsSteps: [
    line('Chest injured: decompress both sides, needle, or finger where trained.', 'salt-lake-2026'),
    line('Supraglottic airway is enough. Capnography on.', 'la-guidelines-2025'),
    line('2 large IV or IO, on the way.', 'la-protocols-2025'),
    line('Saline fast, adult up to 1 L, total 2 L. Child 20 mL/kg, total 40 mL/kg.', 'spec', 'la-protocols-2025'),
    bloodWhenCarried,
    {
      ...line(
        "VF or pulseless VT: adult, manufacturer's energy (200 J); child 2 J/kg, then 4 J/kg.",
        'spec',
        'la-protocols-2025',
        'aha-2020-arrest',
      ),
      joulesPerKg: [2, 4],
    },
    line('Epinephrine 1 mg, child 0.01 mg/kg, every 3-5 min: last, not first.', 'spec', 'salt-lake-2026'),
    line('Adult: tranexamic acid within 3 hours, as added help.', 'spec', 'nasemso-2022'),
    line('Crush: calcium chloride, flush, bicarbonate.', 'la-1309', 'la-protocols-2025'),
    line('Pulse back: no high pressure before bleeding is stopped. Head injury: SBP above 90 mmHg.', 'spec'),
    line('Do not start:'),
    line('Decapitation, transected trunk, incineration, rigor or lividity.', 'salt-lake-2026', 'cems-2026'),
    line('Go on, and ask OLMD:'),
    line(
      'Blunt, no breathing, pulse, pupil reaction or organized rhythm on arrival: survival is very unlikely. OLMD.',
      'cems-2026',
      'naemsp-arrest-2003',
    ),
    line('Penetrating trunk with asystole, over 15 min to the hospital: survival is very unlikely. OLMD.', 'cems-2026'),
  ],
  medications: traumaticArrestMedications,
  olmdCriteria: [
    beforeYouStop,
    line('Blunt arrest with VF/pVT: no organized rhythm after 3 shocks.', 'la-protocols-2025'),
    everyChild,
    line('Pregnant over 20 weeks: which hospital.', 'salt-lake-2026'),
    tranexamicAcidForChild,
  ],
  transportPriorities: [
    line('Nearest trauma center, wheels rolling within 10 min of arrival.', 'cems-2026'),
    line('Opening the chest rarely helps more than 10 min after the arrest.', 'anzcor-11-10-1'),
    unmanagedAirwayToClosest,
    line('Call ahead: "traumatic arrest", blunt or penetrating, minutes without pulse.'),
    line('CPR in motion: belts on, short pauses.'),
  ],
  dosDonts: {
    dos: [
      line('Fix what kills, in order, within 10 min.', 'salt-lake-2026', 'cems-2026'),
      line('Check both sides of the chest again after every move.'),
      line('Tell the team the last sign of life, with its time.'),
      line('Keep the patient warm.', 'salt-lake-2026'),
    ],
    donts: [
      line('No epinephrine before bleeding, airway and chest.', 'salt-lake-2026'),
      line('No automated CPR device in trauma.', 'isos-2025'),
      line('No delay for collar, board or lines.', 'la-protocols-2025'),
      line('No hyperventilation: it empties the heart.'),
      line('No binder, pads or tube that delays departure.'),
    ],
  },
  specialConsiderations: [
    line('Pregnant over 20 weeks: push the uterus to her left by hand. Nearest obstetric surgery.', 'salt-lake-2026'),
    line('Child (14 years or younger, or up to 40 kg): same order.', 'spec'),
    {
      ...line('Child shock energy: 2 J/kg, then 4 J/kg.', 'spec'),
      joulesPerKg: [2, 4],
    },
    arrestBelow30Degrees,
    arrestBelow35Degrees,
    line('Elderly driver, minor crash: suspect a cardiac cause first.'),
    line('Crush: arrest at release is potassium.'),
  ],
  notes: [
    line('PEA with a fast narrow rhythm may be a beating, empty heart: fill and stop the bleeding.'),
    line('Compressions do little for an empty heart. Fixing the cause does.', 'salt-lake-2026'),
  ],
  guidelineNotes: [
    line('Los Angeles County starts compressions before the needle.', 'la-protocols-2025'),
    line('Los Angeles County treats blunt arrest with VF/pVT on scene, penetrating on the way.', 'la-protocols-2025'),
    line('Salt Lake County: blunt arrest up to 15 min on scene for resuscitation.', 'salt-lake-2026'),
    line('Fluid child: Los Angeles County 20 mL/kg twice, 2 L at most.', 'la-protocols-2025'),
    line('Los Angeles County excludes tranexamic acid after more than 5 min of CPR.', 'la-1309'),
    line(
      "Adult energy: Los Angeles County 200 J; AHA the manufacturer's energy, first 120-200 J.",
      'la-protocols-2025',
      'aha-2020-arrest',
    ),
  ],
  crossLinks: [
    'general-trauma',
    'trauma-triage',
    'needle-thoracostomy',
    'adult-cardiac-arrest',
    'pediatric-cardiac-arrest',
    'automated-cpr-device',
  ],
};
