import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import { whoIsAChild } from '../lines/patient-lines.ts';
import { needleThoracostomyMedications } from './needle-thoracostomy-medications.ts';

export const needleThoracostomy: Protocol = {
  id: 'needle-thoracostomy',
  title: 'Needle Thoracostomy',
  category: 'procedures-access',
  priority: 'critical',
  icon: 'target',
  color: 'red',
  ageGroup: 'both',
  first60Seconds: [
    line('Chest injury or bagging, and suddenly worse: think tension pneumothorax.', 'la-guidelines-2025'),
    line(
      'Chest injury: needle if one side silent + SBP below 90 (child: low) + one of severe distress, altered, SpO2 below 90%, cold skin.',
      'la-guidelines-2025',
    ),
    line(
      'Arrest, chest injury: both sides. Injured, bagged, SpO2 or pressure drops, no other reason: needle.',
      'la-guidelines-2025',
      'salt-lake-2026',
    ),
    line('Count ribs, mark the site (child: front), clean.', 'maryland-2020-decompression'),
    line('Adult: needle 14G, 8 cm long.', 'la-guidelines-2025'),
    line(
      'Child: IV cannula (sized at the side): under 5 years 22G 2.5 cm; 5-9 years 20G 3.2 cm; 10-14 years 18G 4.5 cm.',
      'leonhard-2019',
    ),
    line(
      'Straight in over the top of the rib. Air: catheter in, needle out. Arrest: then the other side.',
      'la-guidelines-2025',
    ),
    line('Oxygen 15 L/min. Listen, feel the pulse, SpO2. Second needle ready.', 'la-guidelines-2025'),
  ],
  blsCore: [],
  alsSteps: [],
  steps: [
    line('Not when:'),
    line('Pneumothorax in a stable patient: oxygen, watch, transport.'),
    line('Near arrest there is no contraindication.'),
    line('Site (only one you are trained in):'),
    line(
      'Front, always under 15 years: 2nd space, midclavicular line, just above the 3rd rib.',
      'la-guidelines-2025',
      'maryland-2020-decompression',
    ),
    line('Never closer to the middle than the nipple line.', 'tccc-decompression'),
    line(
      'Side, adults only: 4th or 5th space, just in front of the midaxillary line, above the 5th or 6th rib.',
      'la-guidelines-2025',
      'isos-2025',
    ),
    line('Technique:'),
    line('Awake: explain what you do.'),
    line('Needle at a right angle to the chest wall, over the top edge of the rib.', 'la-guidelines-2025'),
    line('Pull on the syringe while you go in. Air comes easily: you are there.', 'la-guidelines-2025'),
    line('Adult: 5 mm more, slide the catheter in, needle and syringe out.', 'la-guidelines-2025'),
    line(
      'Child: stop at the first air, slide the catheter in from there. The lung and heart are close.',
      'leonhard-2019',
    ),
    line('Hub stays open, no one-way valve. Fix it without a kink.', 'la-guidelines-2025'),
    line('Sucking chest wound: vented seal, but the needle does not wait for it.', 'la-guidelines-2025'),
    line('Have ready:'),
    line('Adult: decompression needle 14G, 8 cm (3-3.5 inches).', 'la-guidelines-2025', 'tccc-decompression'),
    line('Child, no needle of that length: OLMD. In arrest: the long one, gripped at the length for the age.'),
    line('Syringe on the needle, antiseptic, tape or holder, vented chest seal.', 'la-guidelines-2025'),
    line('It works when:'),
    line('Air hisses, the bag gets easier.'),
    line('SpO2, pressure and EtCO2 rise, the pulse comes back.'),
    line('No better, or worse again:'),
    line('Catheter kinked, clotted or out: second needle, same side or other site.', 'la-guidelines-2025'),
    line('Lift the edge of a chest seal to let air out.', 'salt-lake-2026', 'massachusetts-2026'),
    line(
      'Child, no air: the sizes were measured at the side, the front wall is thicker. Next longer cannula, stop at the first air.',
      'leonhard-2019',
      'terboven-2019',
    ),
    line('Consider bleeding, tamponade, the other side, a tube too deep.'),
    line('What goes wrong:'),
    line('Needle too short: a 4.4 cm cannula fails in half of trauma patients.', 'stevens-2009'),
    line('Bleeding, injury of lung, heart, liver or spleen; more at the side.', 'decompression-failure-2025'),
    line('No tension there: you have made a pneumothorax. Tell the hospital.'),
    line('When, chest injury with all three:'),
    line('Breath sounds weak or gone on one side.', 'la-guidelines-2025'),
    line('SBP below 90 mmHg; child: low for size.', 'la-guidelines-2025'),
    line(
      'Altered; or cold pale wet skin; or SpO2 below 90%; or severe distress, breathing above 30 or below 10.',
      'la-guidelines-2025',
    ),
    line('Also when:'),
    line('Traumatic arrest with PEA and chest injury: both sides.', 'la-guidelines-2025'),
    line('Injured and bagged or ventilated: SpO2 or pressure drops, no other reason.', 'la-guidelines-2025'),
    line('PEA that begins after bagging starts.', 'la-guidelines-2025'),
  ],
  medications: needleThoracostomyMedications,
  olmdCriteria: [
    line('Not in arrest and you are not sure.'),
    line('Second needle without effect.'),
    line(
      'No chest injury (asthma, ventilator, spontaneous pneumothorax), not near arrest. Near arrest: needle, then call.',
    ),
  ],
  transportPriorities: [
    line('Trauma center, leave at once. Pre-alert: "chest decompressed", side and time.'),
    line('Recheck after every move: it clots and kinks.'),
    line('Second needle on the stretcher.'),
    line('The hospital must put in a chest drain: say that the patient needs it.'),
  ],
  dosDonts: {
    dos: [
      line('Decide by breathing, breath sounds and pressure.'),
      line('Count ribs with the fingers.'),
      line('Adult: longest needle for a muscular or obese chest.', 'decompression-failure-2025'),
    ],
    donts: [
      line('No waiting for a shifted trachea or an X-ray.'),
      line('No needle closer to the middle than the nipple line.', 'tccc-decompression'),
      line('No needle under the rib: the vessels run there.', 'isos-2025'),
      line(
        'Adult: no short IV cannula when a decompression needle is there.',
        'stevens-2009',
        'decompression-failure-2025',
      ),
      line('No 8 cm needle to the hub in a child.', 'leonhard-2019', 'la-guidelines-2025'),
    ],
  },
  specialConsiderations: [
    whoIsAChild,
    line(
      'Infant: 22G 2.5 cm may injure in 14-24% at the side; at the front heart or thymus may lie at the wall. Only to save life.',
      'leonhard-2019',
      'terboven-2019',
    ),
    line('Pregnant: the diaphragm sits high. Use the front site.'),
    line('Elderly, 65 years and over: SBP below 110 mmHg already means shock.', 'field-triage-2021'),
    line('Ventilated: a small pneumothorax becomes tension fast.', 'la-guidelines-2025'),
    line('Asthma on the ventilator: disconnect first. Pressure comes back: it was trapped air.'),
  ],
  notes: [
    line(
      'Imaging: needles were too short in 33%; each extra cm brings it down by about 8%.',
      'decompression-failure-2025',
    ),
    line('A tension pneumothorax can come back with the catheter still in.', 'la-guidelines-2025'),
  ],
  guidelineNotes: [
    line(
      'Adult side site: Maryland and TCCC 5th space, Salt Lake County 4th space, at the anterior axillary line.',
      'maryland-2020-decompression',
      'tccc-decompression',
      'salt-lake-2026',
    ),
    line(
      'Child site is disputed: Central East Ontario prefers the 4th space, anterior axillary line.',
      'cepcp-decompression',
    ),
    line(
      'Los Angeles County: both sites in children too; the adult needle, at most half of it, 3.8 cm.',
      'la-guidelines-2025',
    ),
    line(
      'Child needle: Health Sciences North takes 14G or 16G, 3.8 cm, under 13 years, after other CT data.',
      'hsn-child-needle',
      'pediatric-chest-wall',
    ),
    line('International SOS: needle 5-6.4 cm, and a 3-sided dressing over the hub.', 'isos-2025'),
  ],
  crossLinks: ['traumatic-arrest', 'general-trauma', 'shock', 'bvm-ventilation', 'transport-ventilator'],
};
