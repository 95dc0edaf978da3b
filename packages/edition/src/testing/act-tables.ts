/*
 * The tables that the drugs of `acts/` name, as the texts of an edition's files. They are short: a condition says and
 * asks its own key.
 */
const CONDITIONS = [
  'breathing-slow',
  'danger-to-life',
  'dangerous-agitation',
  'heart-block',
  'kidney-failure',
  'knee-reflex-lost',
  'low-pressure',
  'magnesium-already-given',
  'midazolam-already-given',
  'myasthenia',
  'pressure-falls',
  'seizing',
  'slow-pulse',
  'torsades-or-long-qt',
  'alcohol-or-opioid',
  'bleeding',
  'cardiac-arrest',
  'digoxin',
  'heart-failure',
  'mother-on-opioids',
  'slow-but-breathing',
  'wet-lungs',
];
const MONITORING = ['bag-mask-ready', 'knee-reflex', 'lungs', 'pressure', 'spo2'];
const ROUTES = ['IM', 'PO', 'SL', 'buccal', 'nebulized', 'tracheal', 'inhaled'];
const SOURCES = [
  'acog-eclampsia-checklist',
  'aha-peds-2015',
  'ashp-magnesium',
  'cems-2026',
  'emc-magnesium',
  'fda-magnesium',
  'fda-midazolam',
  'ismp-flush-syringes',
  'ismp-high-alert',
  'isos-2025',
  'la-1309',
  'la-protocols-2025',
  'maryland-2020',
  'massachusetts-2026',
  'nasemso-2022',
  'queensland-status-epilepticus',
  'rampart-2012',
  'salt-lake-2026',
  'spec',
  'wvems-2026',
];

const lines = (keys: readonly string[], entry: (key: string) => string): string =>
  keys.map((key) => `${key}: { ${entry(key)} }\n`).join('');

/** The texts of the tables and of the sources, by their paths in an edition. */
export const ACT_TABLE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['tables/conditions.yaml', lines(CONDITIONS, (key) => `say: ${key}, ask: "Is it ${key}?"`)],
  ['tables/monitoring.yaml', lines(MONITORING, (key) => `say: ${key}`)],
  [
    'tables/routes.yaml',
    `IV: { print: IV, vein: true }
IO: { print: IO, vein: true }
IN: { print: intranasal, mlPerNostril: 1 }
${lines(ROUTES, (key) => `print: ${key}`)}`,
  ],
  [
    'tables/targets.yaml',
    'shock-pressure: { say: to the target of shock, rows: [{ who: adult, say: SBP 90 mmHg, source: spec }] }\n',
  ],
  [
    'tables/classes.yaml',
    `benzodiazepine:
  alert: high
  ask: [{ if: under 1 month, source: [spec, la-1309] }]
  monitor: [bag-mask-ready, spo2]
  onlyOne: { in: seizing, say: One kind of benzodiazepine in one seizure. }
  source: ismp-high-alert
concentrated-electrolyte: { alert: high, source: ismp-high-alert }
`,
  ],
  ['sources/all.yaml', lines(SOURCES, (key) => `title: ${key}, edition: "2026", basis: guideline`)],
]);
