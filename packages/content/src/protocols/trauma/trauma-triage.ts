import { line } from '../../model/line.ts';
import type { Protocol } from '../../model/protocol.ts';
import {
  airwayUnmanaged,
  openAirwayHoldHead,
  oxygenForShockOrHeadInjury,
  unmanagedAirwayToClosest,
} from '../lines/airway-lines.ts';
import { pulseSkinPressure, tranexamicAcidAgeLimits, tranexamicAcidSlowPush } from '../lines/circulation-lines.ts';
import { redInjuries, redVitalSigns, yellowJudgment, yellowMechanisms } from '../lines/field-triage-criteria.ts';
import {
  anyRedGoes,
  losAngelesBurns,
  massiveBleeding,
  noPulseToTraumaCenter,
  notForMassCasualties,
  olderChildVitalSigns,
  redAndFar,
  sceneAndHelp,
  severalPatientsOrBypass,
  traumaCenterTimeDiffers,
  traumaCenterWithin,
} from '../lines/injury-lines.ts';
import { tiltInPregnancy, wetClothesOff } from '../lines/patient-lines.ts';
import { traumaTriageMedications } from './trauma-triage-medications.ts';

export const traumaTriage: Protocol = {
  id: 'trauma-triage',
  title: 'Trauma Triage',
  category: 'trauma-environmental',
  priority: 'critical',
  icon: 'siren',
  color: 'red',
  ageGroup: 'both',
  first60Seconds: [
    sceneAndHelp,
    massiveBleeding,
    openAirwayHoldHead,
    line('Breathing: rate, SpO2, chest wall, open wounds.'),
    pulseSkinPressure,
    line('Give a simple command. Not followed, motor GCS below 6: RED.', 'field-triage-2021'),
    anyRedGoes,
  ],
  blsCore: [
    line('Every patient:'),
    line('Bleeding first: direct pressure, tourniquet, packing.'),
    oxygenForShockOrHeadInjury,
    line('Seal an open chest wound.'),
    wetClothesOff,
    line('Restrict the spine only when the spinal assessment says so.', 'smr-2018'),
    line('Severely injured: leave within 10 min.', 'isos-2025', 'salt-lake-2026'),
    line('RED by injury, any one:'),
    ...redInjuries,
    line('RED by vital signs, any one:'),
    ...redVitalSigns,
    line('YELLOW by what happened:'),
    ...yellowMechanisms,
    line('YELLOW by your judgment:'),
    ...yellowJudgment,
  ],
  alsSteps: [
    line('Tension pneumothorax: decompress now.', 'la-guidelines-2025'),
    line('IV or IO on the way. No line on scene in a RED patient.'),
    line('Shock: saline in small steps, see General Trauma.', 'la-protocols-2025'),
    line(
      'Adult in hemorrhagic shock, within 3 hours of injury: tranexamic acid 1000 mg over 10 min.',
      'spec',
      'la-1309',
    ),
    line('Child, or head injury alone: tranexamic acid only on OLMD.', 'la-1309', 'massachusetts-2026'),
    line('Manage the airway by the simplest means that works.'),
  ],
  medications: traumaTriageMedications,
  olmdCriteria: [
    redAndFar,
    airwayUnmanaged,
    line('RED or YELLOW patient refuses.'),
    severalPatientsOrBypass,
    line('In doubt about the color.', 'salt-lake-2026'),
  ],
  transportPriorities: [
    traumaCenterWithin,
    line('RED: the highest-level trauma center in reach.', 'field-triage-2021'),
    line('YELLOW: a trauma center, not always the highest level.', 'field-triage-2021'),
    line('Child (14 years or younger, or up to 40 kg): a pediatric trauma center first.', 'spec', 'field-triage-2021'),
    unmanagedAirwayToClosest,
    noPulseToTraumaCenter,
    line('Pre-alert: age, mechanism, injuries, vital signs, treatment, arrival time.', 'salt-lake-2026'),
  ],
  dosDonts: {
    dos: [
      line('Decide early. Say "trauma alert" and the criterion.'),
      line('Vital signs every 5 min.', 'nasemso-2022'),
      line('Look at the back, the armpits and the groin.'),
      line('Write down the time of injury.'),
    ],
    donts: [
      line('No splints or lines on scene in a RED patient.'),
      notForMassCasualties,
      line('Do not trust one good blood pressure.'),
      line('No waiting for a helicopter when the road is faster.'),
    ],
  },
  specialConsiderations: [
    line('Adult: 15 years or older. Child: 14 years or younger, or up to 40 kg.', 'spec'),
    line(
      'Child: pressure falls late. Below 70 + 2 x age from 1 to 10 years is already RED.',
      'field-triage-2021',
      'salt-lake-2026',
    ),
    line('Elderly: SBP below 110 mmHg counts as shock from 65 years.', 'field-triage-2021'),
    line('Elderly: small falls kill. Ask about blood thinners.'),
    tiltInPregnancy,
    line('Burns with trauma: trauma center first.', 'field-triage-2021'),
  ],
  notes: [
    line('Shock index = pulse divided by SBP. Above 1: suspect bleeding.', 'salt-lake-2026', 'field-triage-2021'),
    line('Ages, tape weights and destination step by step: Adult and Pediatric Trauma Triage.'),
  ],
  guidelineNotes: [
    traumaCenterTimeDiffers,
    olderChildVitalSigns,
    losAngelesBurns,
    tranexamicAcidAgeLimits,
    tranexamicAcidSlowPush,
  ],
  crossLinks: [
    'adult-pediatric-trauma-triage',
    'general-trauma',
    'traumatic-brain-injury',
    'traumatic-arrest',
    'burns',
    'shock',
    'general-prehospital-care',
  ],
};
