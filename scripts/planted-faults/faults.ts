/** A wrong datum, and the checks that must refuse it, by the start of their titles. */
export interface PlantedFault {
  /** In packages/content/src. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly refusedBy: readonly string[];
}

const plant = (file: string, from: string, to: string, ...refusedBy: readonly string[]): PlantedFault => ({
  file,
  from,
  to,
  refusedBy,
});

const LONG = 'Very long words. '.repeat(10).trim();

/** One for each rule of packages/content/src/checks that has no sample of its own beside it. All are planted at once. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  // Cards
  plant('protocols/sepsis.ts', "color: 'red'", "color: 'blue'", 'sepsis: the colour follows the priority'),
  plant('protocols/stroke.ts', 'first60Seconds: [', "first60Seconds: [line('Look:'),", 'stroke: the first 60 seconds'),
  plant(
    'protocols/syncope.ts',
    'transportPriorities: [',
    'transportPriorities: [], unused: [',
    'syncope: either three lists or steps',
    'the first transport line of every card',
  ),
  plant(
    'protocols/nausea-vomiting.ts',
    'donts: [',
    "donts: [line('A:'), line('B:'),",
    'nausea-vomiting: no heading stands',
  ),
  plant('protocols/shock.ts', 'alsSteps: [', `alsSteps: [line('${LONG}'),`, 'shock: no line is longer than 130'),
  plant('protocols/sepsis.ts', 'crossLinks: [', "crossLinks: ['sepsis',", 'sepsis: related protocols exist'),
  plant('protocols/burns.ts', ' notes: [', " notes: [line('Give 5 mg.'),", 'burns: every line with a figure names'),
  plant(
    'protocols/burns.ts',
    'blsCore: [',
    "blsCore: [line('Gray colour of a siezure.', 'no-such-work'),",
    'every source key in use is defined',
    'no text of the edition is spelt the British way',
    'no text of the edition holds a word that is often misspelt',
  ),
  plant(
    'protocols/seizures.ts',
    'alsSteps: [',
    "alsSteps: [line('Wait.', 'spec', 'spec'),",
    'seizures: no line names a source twice',
  ),
  plant('protocols/trauma-medication-lines.ts', '20 kg: 0.4 mL', '20 kg: 0.6 mL', 'every dose that is worked out'),
  plant('formulary/dexamethasone.ts', 'the maximum at 20 kg', 'the maximum at 25 kg', 'the weight at which'),
  plant('protocols/stroke-medications.ts', 'sources: [', 'sources: [], unused: [', 'stroke: every medication line'),
  plant(
    'protocols/chest-pain-acs.ts',
    'door-to-balloon under 90 min',
    'door-to-balloon under 95 min',
    'Chest pain: aspirin 324 mg',
  ),
  plant(
    'groups.ts',
    "      'pulmonary-edema-chf',\n",
    '',
    'there are 44 protocols, each in exactly one group',
    'the seven groups hold',
    'pulmonary-edema-chf: the card is filed',
  ),
  plant(
    'synonyms/cardiac-synonyms.ts',
    "'code blue'",
    "'Code Blue', 'stroke', 'stroke'",
    'adult-cardiac-arrest: synonyms are lower case',
    'code blue, bee sting, facial droop',
    'no word leads to two protocols',
  ),
  // Sources
  plant(
    'sources/ecg-sources.ts',
    "  'omi-2022': {",
    "  'isos-2025': { title: 'One', edition: '1', basis: 'copy', url: 'ftp://one' },\n  never: { title: 'One', edition: '1', basis: 'copy' },\n  'omi-2022': {",
    'every defined source is in use',
    'no source key is defined in two lists',
    'no work is listed twice under two keys',
    'every address of a source',
  ),
  // Doses and volumes
  plant(
    'protocols/trauma-medication-lines.ts',
    'perKg: { amount: 1.5,',
    'perKg: { amount: 15,',
    'soft-tissue-orthopedic: fentanyl (Pain, child without a line) draws up',
    'soft-tissue-orthopedic: fentanyl (Pain, child without a line) has one dose shape',
  ),
  plant(
    'protocols/abdominal-pain-medications.ts',
    '  ondansetronForVomiting,\n];',
    '];',
    'abdominal-pain: 7 medication lines',
  ),
  plant('protocols/preparations.ts', '{ low: 30,', '{ low: 31,', 'infusion rates follow'),
  plant(
    'protocols/acetaminophen-lines.ts',
    "text: '15 mg/kg (over 10 kg, max 1000 mg)'",
    "text: '15 mg/kg (max 1000 mg); 7.5 mg/kg at 10 kg or less'",
    'no dose text holds two doses per kg',
    'acetaminophen always comes with a line for 10 kg or less',
  ),
  plant(
    'formulary/acetaminophen.ts',
    'toKg: 10',
    'toKg: 5',
    'acetaminophen at 6 kg',
    'acetaminophen: 10 kg still takes half',
    'a text that limits its patients',
    'the figures of all drugs',
  ),
  plant(
    'formulary/acetaminophen.ts',
    "medId: 'ORIG_25'",
    "medId: 'another'",
    '38 reference entries',
    'the reference entries are numbered from ORIG_0 on',
  ),
  plant(
    'formulary/adenosine.ts',
    "adultDose: '6 mg'",
    "adultDose: '16 mg'",
    'golden table',
    'a text says the figure typed',
  ),
  plant('formulary/adenosine.ts', "preparation: '", `preparation: '${LONG} `, 'a preparation has at most 160'),
  plant('formulary/dilutions.ts', 'amount: 0.3,', 'amount: 0.4,', 'a recipe starts from the stocked strength'),
  plant(
    'formulary/rocuronium.ts',
    'concentration: { amount: 10,',
    'concentration: { amount: 11,',
    'a strength is above zero and equals',
    'the strengths are those stocked',
  ),
  plant(
    'formulary/ketorolac.ts',
    '      sources: [',
    '      sources: [], unused: [',
    'every dosing row names its source',
  ),
  plant(
    'formulary/furosemide.ts',
    '\n  sources: [',
    '\n  sources: [], unused: [',
    'every drug and quick row names its sources',
  ),
  plant(
    'formulary/naloxone.ts',
    'adultFigure: { fixed: { amount: 0.4,',
    'adultFigure: { fixed: { amount: 0.8,',
    "a medication line gives the dose of its drug's row",
  ),
  plant(
    'protocols/adult-bradyarrhythmia-medications.ts',
    "'Sedation for pacing'",
    "'Calming for pacing'",
    'every difference on purpose is still one',
  ),
  plant('formulary/naloxone.ts', 'youngs: true', 'youngs: undefined', "Young's comprehensive figures stand"),
  plant('adult-dosing.ts', 'amount: 300,', 'amount: 3000,', 'the seven adult cards', 'what a card gives is what'),
  plant('quick-doses.ts', 'kitLocation: 1', 'kitLocation: 4', 'kit locations: 1 to 4 on every quick row'),
  plant('quick-doses.ts', "amount: 5, unit: 'mL'", "amount: 4, unit: 'mL'", 'a quick row gives the dose of a row'),
  plant('quick-age-doses.ts', 'amount: 0.5,', 'amount: 0.6,', 'the six drugs by age alone'),
  plant('algorithms/chest-pain-acs.ts', "kind: 'start'", "kind: 'action'", 'chest-pain-acs: one start, in front'),
  plant('algorithms/chest-pain-acs.ts', "label: 'Yes'", "label: 'No'", 'chest-pain-acs: a decision asks'),
  // Devices, zones, hospitals
  plant('constants/iv-flow.ts', '240', '250', 'IV flow by gauge'),
  plant('constants/io-needles.ts', 'lengthMm: 15', 'lengthMm: 16', 'IO needles'),
  plant('constants/automated-cpr-sizing.ts', 'to: 45', 'to: 46', 'automated CPR'),
  plant('constants/ventilator-settings.ts', 'peepCmH2O: 5', 'peepCmH2O: 6', 'ventilator: 6-8 mL/kg'),
  plant('constants/syringes.ts', 'graduationMl: 0.2', 'graduationMl: 0.3', 'syringes and their marks'),
  plant(
    'constants/iv-flow.ts',
    "sources: ['spec', 'iv-catheter-chart']",
    'sources: []',
    'every constant names its source',
  ),
  plant(
    'zones/light-zones.ts',
    'avgWeight: 4,',
    'avgWeight: 5,',
    'nine zones in order',
    'the average is the middle',
    'energy is 2 J/kg',
  ),
  plant('zones/light-zones.ts', "'#4B5563'", "'#EEEEEE'", 'text on every fill has a contrast', 'the fills are nine'),
  plant(
    'zones/light-zones.ts',
    "line('47-59.5 cm', 'la-1309')",
    "line('48-59.5 cm')",
    'length: 47-59.5',
    'every zone has 13 lines',
  ),
  plant('zones/light-zones.ts', "'LMA 1; i-gel 1'", "'LMA 2; i-gel 1'", 'masks follow the maker', 'lvMask: 1 1'),
  plant('hospitals.ts', "city: 'Riyadh'", "city: 'Jeddah'", 'there are five hospitals'),
  plant('hospitals.ts', 'ecmo: true', 'ecmo: false', 'trauma 2, cardiac 4'),
  plant('hospitals.ts', "'+966114647272'", "'0114647272'", 'every phone is a Saudi number'),
  plant('hospitals.ts', 'pointOnMap(24.67167, 46.67472)', "nameOnMap('Hospital')", 'directions lead to a point'),
];
