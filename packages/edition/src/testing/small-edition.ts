import { ZONE_IDS } from '../model/zone.ts';
import { ACT_TABLE_TEXTS } from './act-tables.ts';

/*
 * The files of an edition with one card and two drugs, as short as the reader accepts them. The files of acts are not
 * among them: each test adds its own.
 */
const SIZES = [
  ...['length', 'ettSize', 'ettDepth', 'lvMask', 'oralAirway', 'bvmSize', 'foleySize', 'chestTube', 'ivSize', 'ioSize'],
  ...['defibPadSize', 'defibEnergy'],
];

const zone = (id: string, at: number): string => `${id}:
  color: ${id}
  colorCode: "#ffffff"
  textColor: "#000000"
  weightRange: { from: ${at + 1}, to: ${at + 1} }
  avgWeight: ${at + 1}
  age: ${at}-${at + 1} years
${SIZES.map((size) => `  ${size}: none\n`).join('')}`;

const KIT = '- { name: Kit, short: K, contents: drugs, location: shelf }\n';
const KITS = 6;

/** The file of a drug. */
export const smallDrug = (id: string, rest = ''): string => `genericName: ${id}
inventoryId: TEST
classPrimary: Test
kit: 1
presentation: one ampoule
highAlert: true
source: spec
${rest}`;

const DEVICES = `ivFlow: []
ioNeedles: []
automatedCprSizing:
  chestDiameterCm: { to: 30 }
  weightKg: { from: 40 }
  heightCm: { from: 140, to: 190 }
  source: spec
ventilatorSettings:
  tidalVolumeMlPerKg: { from: 6, to: 8 }
  adultRatePerMin: { from: 10, to: 12 }
  peepCmH2O: 5
  inspirationToExpiration: { inspiration: 1, expiration: 2 }
  highPressureAlarmCmH2O: { adult: 40, pediatric: 30 }
  oxygenSupplyBar: { from: 3 }
  source: spec
syringes: { syringes: [{ capacityMl: 1, graduationMl: 0.01 }], source: spec }
`;

/** The card of seizures, which gives one act of midazolam. */
export const SEIZURES = 'protocols/neurologic/seizures.yaml';

/** The texts by their paths in the folder. */
export const SMALL_EDITION: ReadonlyMap<string, string> = new Map([
  ...ACT_TABLE_TEXTS,
  [
    'edition.yaml',
    `id: small
date: "2026-01-01"
groups: [{ id: neurologic, title: Neurologic, color: blue, protocols: [seizures] }]
drugs: [midazolam, magnesium-sulfate]
hospitals: []
`,
  ],
  ['drugs/midazolam.yaml', smallDrug('midazolam', 'watched: midazolam\n')],
  ['drugs/magnesium-sulfate.yaml', smallDrug('magnesium-sulfate')],
  [SEIZURES, 'title: Seizures\npriority: urgent\nicon: zap\nmedications:\n  - { give: midazolam/seizure-im }\n'],
  ['calculators/quick-doses.yaml', '{}\n'],
  ['calculators/quick-age-doses.yaml', '{}\n'],
  ['calculators/adult-dosing.yaml', '{}\n'],
  ['kits.yaml', KIT.repeat(KITS)],
  ['zones.yaml', ZONE_IDS.map(zone).join('')],
  ['devices.yaml', DEVICES],
  ['search/word-families.yaml', '{}\n'],
  ['search/uncovered-topics.yaml', '[]\n'],
  ['review-points.yaml', '{}\n'],
]);
