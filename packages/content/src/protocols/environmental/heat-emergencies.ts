import { line, type Protocol } from '@first60/edition';
import { smallStepsInHeartOrKidneyFailure } from '../lines/circulation-lines.ts';
import { glucoseThenDextrose, losAngelesDextrose, ondansetronSlowly } from '../lines/consciousness-lines.ts';
import { whoIsAChild } from '../lines/patient-lines.ts';
import { midazolamWithoutVein } from '../lines/toxic-exposure-lines.ts';
import { heatEmergenciesMedications } from './heat-emergencies-medications.ts';

export const heatEmergencies: Protocol = {
  id: 'heat-emergencies',
  title: 'Heat Emergencies',
  category: 'trauma-environmental',
  priority: 'critical',
  icon: 'thermometer-sun',
  color: 'red',
  ageGroup: 'both',
  first60Seconds: [
    line('Out of the heat: shade, air conditioning. Clothes off.', 'nh-heat'),
    line('Hot and confused, seizing or unconscious: heat stroke. Cool now.', 'nh-heat', 'salt-lake-2026'),
    line(
      'Heat stroke, not elderly: ice-water bath up to the neck, stir. Cool first, transport second.',
      'wms-heat-2019',
      'cems-2026',
    ),
    line(
      'Heat stroke, elderly or no bath: soak and fan, ice packs to neck, armpits and groin.',
      'massachusetts-2026',
      'nh-heat',
    ),
    line('Airway, oxygen, suction. In the bath one person holds the head.'),
    line('Rectal temperature, but do not wait for it.', 'nh-heat'),
    glucoseThenDextrose,
    line(
      'Stop cooling below 38.5 °C. No core temperature: at 10-20 min if the mind is clear. Not clear at 20 min: keep cooling, OLMD.',
      'spec',
      'cems-2026',
    ),
  ],
  blsCore: [
    line('Which one:'),
    line('Cramps: clear mind, painful muscles. Rest, stretch, drink with salt.', 'salt-lake-2026'),
    line(
      'Exhaustion: weak, dizzy, vomiting, clear mind. Lay flat, legs up, cool, drink if able.',
      'massachusetts-2026',
      'salt-lake-2026',
    ),
    line(
      'Heat stroke: 40 °C (104 °F) or more with confusion, seizure or coma. Skin may be wet.',
      'isos-2025',
      'nasemso-2022',
    ),
    line('Altered in the heat without a thermometer: heat stroke.', 'nh-heat'),
    line('Cooling a heat stroke:'),
    line('Bath, tarp or body bag with ice and water, up to the neck.', 'massachusetts-2026'),
    line(
      'Core temperature known: stop below 38.5 °C. Unknown: when the mind is clear, 10-20 min. Not clear at 20 min: OLMD while cooling.',
      'cems-2026',
      'spec',
    ),
    line('Seizure or vomiting: hold the head, clear the airway, keep cooling.', 'cems-2026'),
    line('Ice towels over the whole body, changed often, when there is no bath.', 'nh-heat'),
    line('Elderly: begin with mist and fan; go to ice when no better.', 'nh-heat'),
    line('Temperature and GCS every 5 min, written down.', 'nasemso-2022'),
  ],
  alsSteps: [
    line('Fluid:'),
    line('Saline up to 1 L, cool or room temperature; child 20 mL/kg.', 'spec', 'nh-heat'),
    line(
      'Lungs: adult after each 250-500 mL, child after each 10 mL/kg. Total: adult 2 L, child 40 mL/kg.',
      'spec',
      'la-protocols-2025',
    ),
    line('Shivering:'),
    line('Adult: midazolam 2.5 mg slow IV, once more after 5 min.', 'nh-heat'),
    line('Seizure:'),
    line(
      'Midazolam 5 mg slow IV; child 0.1 mg/kg, 5 mg at most. Cooling goes on.',
      'spec',
      'la-1309',
      'salt-lake-2026',
    ),
    midazolamWithoutVein,
    line('Vomiting:'),
    ondansetronSlowly,
    line('Watch:'),
    line('12-lead and monitor: peaked T or wide QRS means hyperkalemia. OLMD.'),
    line('Dark urine: rhabdomyolysis. Fluid.'),
    line('Low pressure after the first liter: open the shock card.'),
  ],
  medications: heatEmergenciesMedications,
  olmdCriteria: [
    line('Mind not clear after 20 min of cooling.', 'cems-2026'),
    line('Hyperkalemia on the ECG.'),
    line('Midazolam for a shivering child.'),
    line('Many patients: pilgrimage, race, factory.'),
    line('Refuses transport after heat stroke or fainting.'),
  ],
  transportPriorities: [
    line('Heat stroke: cool on scene first, then intensive care.', 'cems-2026', 'athletic-training-heat-2021'),
    line('No good cooling on scene: leave and cool on the way.', 'massachusetts-2026'),
    line('Air conditioning full, wet and fanned, ice in place.', 'la-protocols-2025'),
    line('Heat stroke, now awake: transport. Liver, kidneys and blood fail later.'),
    line('Hand over: first temperature, time cooling began, each reading.'),
  ],
  dosDonts: {
    dos: [
      line('Begin cooling within minutes.'),
      line('Stir the water.', 'cems-2026'),
      line('Note temperature and time.'),
      line('Look for another cause: low sodium, sepsis, drugs, stroke.', 'salt-lake-2026'),
    ],
    donts: [
      line('No waiting for a thermometer.', 'nh-heat'),
      line('No drink when the mind is not clear.', 'massachusetts-2026'),
      line('No acetaminophen or aspirin.', 'wms-heat-2019'),
      line('No pause in cooling for a seizure or vomiting.', 'cems-2026'),
      line('No further cooling below 38.5 °C.', 'spec'),
    ],
  },
  specialConsiderations: [
    line('Pilgrims, outdoor workers, soldiers, athletes: heat stroke while sweating.'),
    line('Elderly: hot room for days, dry skin, heart and blood pressure drugs.'),
    line('Child: left in a car. Same cooling, smaller bath; dries out faster.'),
    line('Pregnant: same cooling. On her left side.'),
    line(
      'Confused or seizing, not hot, drank a lot: low sodium. No drink, no bolus unless in shock. OLMD.',
      'wms-hyponatremia-2014',
    ),
    line('Drugs that trap heat: anticholinergics, antipsychotics, diuretics, stimulants.'),
    line('Rigid or twitching on psychiatric drugs (serotonin syndrome, NMS): cool, OLMD.'),
    smallStepsInHeartOrKidneyFailure,
    whoIsAChild,
  ],
  notes: [
    line('An ice-water bath cools by about 0.22 °C per min.', 'demartini-2015'),
    line('274 of 274 runners with heat stroke cooled this way lived.', 'demartini-2015'),
  ],
  guidelineNotes: [
    line(
      'Stop cooling: New Hampshire 38.9 °C (102 °F), CEMS 102 °F, Massachusetts 39 °C.',
      'nh-heat',
      'cems-2026',
      'massachusetts-2026',
    ),
    line('Method: Salt Lake County mist, fan and ice packs.', 'salt-lake-2026'),
    line('Fluid: Massachusetts 500 mL; Salt Lake County 500-1000 mL, cool.', 'massachusetts-2026', 'salt-lake-2026'),
    line('Shivering: Salt Lake County midazolam 5 mg, also in children 0.1 mg/kg IV.', 'salt-lake-2026'),
    line('Exertional heat stroke: athletic trainers start at 40.5 °C.', 'athletic-training-heat-2021'),
    losAngelesDextrose,
  ],
  crossLinks: ['altered-mental-status', 'seizures', 'shock', 'sepsis', 'syncope'],
};
