import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drug, Edition, Line } from '@first60/edition';
import { baseEdition as edition } from '../../../scripts/edition/base-edition.ts';
import { cardPath, drugPath, HOSPITALS_PATH, partSeals, partTexts } from './parts.ts';
import type { Recall, RecallTarget } from './recall.ts';
import { recalledEdition } from './recalled-edition.ts';

const seals = await partSeals(partTexts(edition));
const digestOf = (path: string): string | undefined => seals[path]?.[0];

const SENTENCE = 'Recalled at 14:02 by Dr. Amal. Call OLMD.';
const sentenceOf = ({ by }: Recall): string => `Recalled at 14:02 by ${by}. Call OLMD.`;

const pathOf = ({ kind, id }: RecallTarget): string =>
  kind === 'hospital' ? HOSPITALS_PATH : kind === 'drug' ? drugPath(id) : cardPath(id);

const recallOf = (kind: RecallTarget['kind'], id: string, line: string | null = null): Recall => {
  const target = { kind, id, line };
  const partDigest = digestOf(pathOf(target));
  assert.ok(partDigest !== undefined);
  return { sequence: 1, target, partDigest, reason: 'Wrong strength', at: 0, by: 'Dr. Amal', liftedBy: [] };
};

const without = (...recalls: readonly Recall[]): Edition => recalledEdition(edition, recalls, { digestOf, sentenceOf });

type PlacedText = readonly [path: string, text: string];

/** Every text, with its path. */
function texts(value: unknown, path = '', found: PlacedText[] = []): readonly PlacedText[] {
  if (typeof value === 'string') found.push([path, value]);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) texts(inner, `${path}/${key}`, found);
  return found;
}

/** Names, ids, works and search words: texts that do not state a dose. */
const NO_STATEMENT =
  /^\/(groups|kits|synonyms|spokenWords|spokenCombinations|wordFamilies|uncoveredTopics|sources)\b|\/(sources\/\d+|id|medId|genericName|tallMan|brandNames\/\d+|synonyms\/\d+|name|medication|whenUnsafe|protocol|path|pdf|algorithmPdfPath|to|crossLinks\/\d+|papers\/\d+\/panels\/\d+)$|^\/protocols\/[^/]+\/title$/;

const statements = (value: unknown): readonly PlacedText[] =>
  texts(value).filter(([path, text]) => !NO_STATEMENT.test(path) && text !== SENTENCE);

const figures = (text: string): boolean => /\d/.test(text.replace(/SpO2|EtCO2|CO2|H2O|12-lead/g, ''));

/** The normalized words of each text, cached because every recalled drug needs them again. */
const words = new Map<string, string>();

function wordsOf(text: string): string {
  const known =
    words.get(text) ?? ` ${text.toLowerCase().replace(/[^\p{L}\p{N}:.,%-]+/gu, ' ')} `.replace(/[.,:](?= )/g, '');
  words.set(text, known);
  return known;
}

/** True when a text contains one of a drug's names. It compares word by word, unlike the code under test. */
function calls({ genericName, tallMan, brandNames, synonyms }: Drug, text: string): boolean {
  const said = wordsOf(text);
  return [genericName, tallMan ?? genericName, ...brandNames, ...synonyms]
    .map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}:.,%-]+/gu, ' '))
    .some((name) => said.includes(` ${name.trim()} `));
}

/** The numeric values anywhere inside a node, which could be used in a calculation. */
const numbers = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbers)
      : [];

const withoutKit = ({ kitNumber: _, ...drug }: Drug) => drug;

for (const drug of Object.values(edition.formulary)) {
  test(`of the recalled ${drug.genericName} no figure is left beside any of its names`, () => {
    const rest = without(recallOf('drug', drug.id));
    const now = rest.formulary[drug.id];
    assert.ok(now !== undefined);
    assert.deepEqual(
      [now.genericName, now.kitNumber, now.dosing, now.presentation],
      [drug.genericName, drug.kitNumber, [], SENTENCE],
    );
    const { genericName: _, tallMan: __, brandNames: ___, synonyms: ____, ...told } = withoutKit(now);
    assert.deepEqual(numbers(told), []);
    assert.deepEqual(
      statements(told).filter(([path, text]) => path !== '/classPrimary' && figures(text)),
      [],
    );
    assert.deepEqual(
      statements(rest).filter(([, text]) => figures(text) && calls(drug, text)),
      [],
    );
    // Nothing of it may be given any more; every other drug keeps its acts.
    assert.deepEqual(
      Object.keys(rest.acts?.drugs ?? {}),
      Object.keys(edition.acts?.drugs ?? {}).filter((id) => id !== drug.id),
    );
    assert.ok(edition.acts?.drugs[drug.id] !== undefined);
    const rows = [...rest.quickDoses, ...rest.quickAgeDoses, ...rest.adultDosing];
    assert.ok(rows.every(({ medication }) => medication !== drug.id));
    for (const card of Object.values(rest.protocols)) {
      assert.equal(card.title, edition.protocols[card.id]?.title);
      assert.equal(card.medications.length, edition.protocols[card.id]?.medications.length);
      const lines = card.medications.filter(({ medication }) => medication === drug.id);
      assert.deepEqual(numbers(lines), []);
      assert.deepEqual(
        statements(lines).filter(([, text]) => figures(text)),
        [],
      );
      for (const line of lines) assert.equal(line.adult?.text ?? line.pediatric?.text, SENTENCE);
    }
  });
}

/** Each of these appears in an arrest drawing and contains no amount of a drug. */
const SHOCK_OR_CPR =
  /^(?:Shock|Biphasic|Monophasic|CPR|Continue CPR|\d+ compressions|\d+ s of breaths|Breaths until|Mask, head neutral|(?:Ir)?[Rr]egular: (?:un)?synchronized|At most 10 J)/;

test('a step of an algorithm that names the recalled drug in one line has lost the dose of the next', () => {
  for (const drug of Object.values(edition.formulary)) {
    for (const { steps } of Object.values(without(recallOf('drug', drug.id)).algorithms)) {
      for (const step of steps.filter(({ lines }) => lines.some(({ text }) => calls(drug, text)))) {
        assert.deepEqual(
          step.lines.filter(({ text }) => text !== SENTENCE && figures(text) && !SHOCK_OR_CPR.test(text)),
          [],
        );
      }
    }
  }
});

test('a drawing of an arrest keeps its shocks, compressions and breaths, whichever drug is recalled', () => {
  const left = (id: string, algorithm: string) =>
    without(recallOf('drug', id)).algorithms[algorithm]?.steps.flatMap(({ lines }) => lines.map(({ text }) => text)) ??
    [];
  const all = (algorithm: string) =>
    edition.algorithms[algorithm]?.steps.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [];
  for (const [algorithm, drugs] of [
    ['adult-cardiac-arrest', ['epinephrine-1-10000', 'amiodarone']],
    ['pediatric-cardiac-arrest', ['epinephrine-1-10000', 'amiodarone']],
    ['newborn-resuscitation', ['oxygen', 'epinephrine-1-10000']],
  ] as const) {
    const wanted = all(algorithm).filter((text) => SHOCK_OR_CPR.test(text));
    assert.ok(wanted.length > 2, algorithm);
    for (const drug of drugs) {
      const now = left(drug, algorithm);
      assert.ok(now.includes(SENTENCE), `${drug} in ${algorithm}`);
      assert.deepEqual(
        wanted.filter((text) => !now.includes(text)),
        [],
        `${drug} in ${algorithm}`,
      );
    }
  }
});

test('lines below a heading that names the recalled drug have lost their figures, those below the next have not', () => {
  const card = edition.protocols.anaphylaxis;
  assert.ok(card !== undefined);
  const said = (text: string): Line => ({ text, sources: [] });
  const notes = ['Adenosine, or:', '6 mg fast.', 'Flush it.', 'Oxygen:', '15 L/min.'].map(said);
  const other = { ...edition, protocols: { ...edition.protocols, anaphylaxis: { ...card, notes } } };
  const rest = recalledEdition(other, [recallOf('drug', 'adenosine')], { digestOf, sentenceOf });
  assert.deepEqual(
    rest.protocols.anaphylaxis?.notes.map(({ text }) => text),
    ['Adenosine, or:', SENTENCE, 'Flush it.', 'Oxygen:', '15 L/min.'],
  );
});

const textsOf = (card: string, rest: Edition): string =>
  statements([rest.protocols[card]])
    .map(([, text]) => text)
    .join('\n');

// A card contains "Child 13 kg: 0.2 mg/kg = 2.6 mg = 0.52 mL IM." below a line that names the drug, or far from any
// such line.
const UNNAMED = [
  ['midazolam', 'seizures', '0.52 mL IM'],
  ['epinephrine-1-1000', 'anaphylaxis', '0.05 mg = 0.05 mL'],
  ['epinephrine-1-1000', 'anaphylaxis', 'draw up 0.01 mg/kg'],
  ['epinephrine-1-1000', 'pediatric-cardiac-arrest', 'Tube: the 1 mg/mL ampoule'],
  ['epinephrine-1-10000', 'newborn-resuscitation', '3 kg 0.6 mL of 0.1 mg/mL'],
  ['atropine', 'adult-bradyarrhythmia', '1 mg = 10 mL'],
  ['labetalol', 'obstetric-emergencies', '40 mg = 8 mL'],
  ['naloxone', 'poisoning-overdose', '2 mg = 5 mL'],
  ['ondansetron', 'nausea-vomiting', '8 mg in total'],
  ['cyanide-antidote-kit', 'poisoning-overdose-environmental', '70 mg/kg'],
  ['sodium-chloride', 'sepsis', '500 mL at a time, up to 1 L a bolus'],
  ['sodium-chloride', 'general-trauma', 'Total 40 mL/kg'],
  ['sodium-bicarbonate', 'pediatric-cardiac-arrest', 'bicarbonate 1 mEq/kg'],
  // The line's heading, "High glucose, above 300 mg/dL, no shock:", is hidden, so the reader could not tell which
  // patients it is for.
  ['dextrose-10', 'hypoglycemia-hyperglycemia', 'saline 500 mL over 30-60 min'],
  ['epinephrine-auto-injector-adult', 'anaphylaxis', '0.3 mg from 30 kg'],
  ['atropine-pralidoxime-auto-injector', 'nerve-agent', '1 injector at 13-25 kg'],
] as const;

test('a dose of the recalled drug is gone where its line does not name it', () => {
  const left = UNNAMED.filter(([drug, card, dose]) => {
    assert.ok(textsOf(card, edition).includes(dose), dose);
    return textsOf(card, without(recallOf('drug', drug))).includes(dose);
  });
  assert.deepEqual(left, []);
});

test('the entry of an injector says no dose of the recalled ampoule', () => {
  const [id, told] = ['epinephrine-auto-injector-pediatric', 'Under 15 kg draw up 0.01 mg/kg of 1 mg/mL.'];
  const injector = edition.formulary[id];
  assert.ok(injector?.dosing.length === 1);
  const dosing = injector.dosing.map((row) => ({ ...row, remarks: told }));
  const other = { ...edition, formulary: { ...edition.formulary, [id]: { ...injector, dosing } } };
  const said = (drug: string) => {
    const rest = recalledEdition(other, [recallOf('drug', drug)], { digestOf, sentenceOf });
    return rest.formulary[id]?.dosing.map(({ remarks }) => remarks);
  };
  assert.deepEqual(said('epinephrine-1-1000'), [SENTENCE]);
  assert.deepEqual(said('epinephrine-1-10000'), [told]);
});

// Next to the recalled drug, or below a heading that names it, there are life-saving treatments that do not need it.
const OF_OTHERS = [
  ['dextrose-10', 'seizures', 'glucagon 1 mg IM'],
  ['dextrose-10', 'hypoglycemia-hyperglycemia', 'saline up to 1 L'],
  ['dextrose-10', 'sepsis', 'hydrocortisone 100 mg'],
  ['midazolam', 'obstetric-emergencies', 'rub womb hard'],
  ['midazolam', 'obstetric-emergencies', '40 mg = 8 mL'],
  ['sodium-chloride', 'poisoning-overdose', '2 mg = 5 mL'],
  ['epinephrine-1-10000', 'anaphylaxis', 'draw up 0.01 mg/kg'],
  ['oxygen', 'transport-ventilator', 'at most 8 mL/kg'],
  ['oxygen', 'nerve-agent', 'atropine 2 mg = 20 mL of 0.1 mg/mL IV/IO'],
  ['atropine-pralidoxime-auto-injector', 'nerve-agent', 'atropine 2 mg = 20 mL of 0.1 mg/mL IV/IO'],
] as const;

test('a dose of another drug and a measure without any stay where the recalled drug is near', () => {
  const gone = OF_OTHERS.filter(([drug, card, text]) => {
    assert.ok(textsOf(card, edition).includes(text), text);
    return !textsOf(card, without(recallOf('drug', drug))).includes(text);
  });
  assert.deepEqual(gone, []);
});

test('what says nothing of the recalled drug stays as it is', () => {
  const rest = without(recallOf('drug', 'adenosine'));
  assert.deepEqual(rest.formulary.morphine, edition.formulary.morphine);
  assert.deepEqual(rest.protocols.anaphylaxis, edition.protocols.anaphylaxis);
  assert.deepEqual(rest.sources, edition.sources);
  assert.deepEqual(rest.groups, edition.groups);
  const texts = (of: Edition) => statements(of).length;
  assert.ok(texts(rest) > texts(edition) * 0.9, 'most of the edition is still there');
});

for (const card of Object.values(edition.protocols)) {
  test(`of the recalled card ${card.title} its title and the sentence are left`, () => {
    const rest = without(recallOf('card', card.id));
    const now = rest.protocols[card.id];
    assert.ok(now !== undefined);
    assert.equal(now.title, card.title);
    const shown = [now, rest.algorithms[card.id]];
    const names = /\/(icon|color|category|priority|ageGroup|title|basis|kind|edition)$/;
    assert.deepEqual(
      statements(shown).filter(([path]) => !names.test(path)),
      [],
    );
    assert.deepEqual(numbers(shown), []);
    assert.deepEqual(now.first60Seconds, [{ text: SENTENCE, sources: [] }]);
    assert.ok(rest.illustrations.every(({ protocol }) => protocol !== card.id));
    assert.equal(now.algorithmPdfPath, undefined);
    const others = Object.keys(edition.protocols).filter((id) => id !== card.id);
    for (const id of others) assert.equal(rest.protocols[id], edition.protocols[id]);
  });
}

test('a recalled line is gone wherever its text stands: lists of cards, steps, drawings', () => {
  const linesOf = (of: unknown): Line[] =>
    of === null || typeof of !== 'object'
      ? []
      : 'text' in of && 'sources' in of
        ? [of as Line]
        : Object.values(of).flatMap(linesOf);
  for (const card of Object.values(edition.protocols)) {
    for (const text of new Set(linesOf(card).map((line) => line.text))) {
      const before = linesOf(edition).filter((line) => line.text === text).length;
      const rest = without(recallOf('line', card.id, text));
      const now = linesOf(rest);
      assert.ok(now.every((line) => line.text !== text));
      const said = now.filter((line) => line.text === SENTENCE);
      assert.equal(said.length, before);
      assert.ok(said.every((line) => line.joulesPerKg === undefined));
      break;
    }
  }
});

for (const { id, name } of edition.hospitals) {
  test(`of the recalled ${name} its name is left, no number and no badge`, () => {
    const rest = without(recallOf('hospital', id));
    const now = rest.hospitals.find((hospital) => hospital.id === id);
    assert.ok(now !== undefined);
    assert.deepEqual([now.name, now.phone, now.note], [name, null, SENTENCE]);
    assert.ok(Object.values(now.badges).every((badge) => !badge));
    assert.deepEqual(
      [...texts(now)].filter(
        ([path, text]) => text !== SENTENCE && path !== '/name' && !/^\/(id|maps_url)$/.test(path) && figures(text),
      ),
      [],
    );
    const others = (of: Edition) => of.hospitals.filter((hospital) => hospital.id !== id);
    assert.deepEqual(others(rest), others(edition));
  });
}

test('of a recalled drug the plan of an arrest keeps the name alone, and the other drugs keep their doses', () => {
  const rest = without(recallOf('drug', 'amiodarone'));
  const [was, now] = [edition.codes?.adult, rest.codes?.adult];
  assert.ok(was !== undefined && now !== undefined);
  const names = { 'amiodarone-first': 'Amiodarone', 'amiodarone-second': 'Amiodarone, second dose' };
  for (const [at, drug] of now.drugs.entries()) {
    const name = names[drug.id as keyof typeof names];
    assert.deepEqual(drug, name === undefined ? was.drugs[at] : { id: drug.id, name });
  }
  assert.equal(now.drugs.filter(({ id }) => id in names).length, 2);
  assert.deepEqual(
    now.causes.map(({ id, title }) => [id, title]),
    was.causes.map(({ id, title }) => [id, title]),
  );
  assert.equal(now.cues, true);
});

test('a cause of a plan and a mark of a clock that name the recalled drug keep their name and their time', () => {
  const rest = without(recallOf('drug', 'calcium-chloride'), recallOf('drug', 'epinephrine-1-1000'));
  assert.deepEqual(
    rest.codes?.adult?.causes.find(({ id }) => id === 'potassium'),
    {
      id: 'potassium',
      title: 'Hyperkalemia',
      text: SENTENCE,
      sources: [],
      more: [{ text: 'Kidney failure or dialysis: treat as hyperkalemia early.', sources: ['la-protocols-2025'] }],
    },
  );
  const toxins = (of: Edition) => of.codes?.adult?.causes.find(({ id }) => id === 'toxins');
  const [was, now] = [toxins(edition), toxins(rest)];
  assert.ok(was?.more?.length === 2);
  assert.deepEqual(now, { ...was, more: [was.more[0], { text: SENTENCE, sources: [] }] });
  const { repeat } = rest.clocks?.find(({ id }) => id === 'anaphylaxis') ?? {};
  assert.deepEqual(repeat, { every: 300, text: SENTENCE, sources: [] });
});

test('the plan of a recalled card tells nothing: no dose, no energy, no cue; and its clocks are gone', () => {
  const rest = without(recallOf('card', 'pediatric-cardiac-arrest'), recallOf('card', 'stroke'));
  const { adult, child } = rest.codes ?? {};
  assert.ok(child !== undefined);
  assert.deepEqual(adult, edition.codes?.adult);
  assert.equal(child.cues, false);
  assert.deepEqual(child.energy, { text: SENTENCE, sources: [] });
  assert.deepEqual([child.causes, child.rosc, child.facts], [[], [], []]);
  assert.deepEqual(
    child.drugs,
    edition.codes?.child?.drugs.map(({ id, name }) => ({ id, name })),
  );
  assert.deepEqual(
    [child.cool, child.pregnant, child.newborn, child.cold.notMeasuredText, child.antiarrhythmic.text],
    [undefined, undefined, undefined, undefined, undefined],
  );
  assert.deepEqual(
    [child.trauma.refractory, child.etco2.roscLowText, child.cold.told],
    [undefined, undefined, undefined],
  );
  const told = [child.etco2.lowText, child.etco2.riseText, child.cold.text, child.trauma.text];
  assert.deepEqual(new Set(told), new Set([SENTENCE]));
  assert.deepEqual(
    rest.clocks,
    edition.clocks?.filter(({ protocol }) => protocol !== 'stroke'),
  );
});

test('a recalled line is gone from the plan of its card too, also where no list holds it', () => {
  const low = 'EtCO2 below 10 mmHg: better compressions, check the airway.';
  assert.equal(edition.codes?.adult?.etco2.lowText, low);
  const rest = without(recallOf('line', 'adult-cardiac-arrest', low));
  assert.equal(rest.codes?.adult?.etco2.lowText, SENTENCE);
  const cold = edition.codes?.adult?.cold;
  assert.ok(cold !== undefined);
  const colder = without(recallOf('line', 'adult-cardiac-arrest', cold.text)).codes?.adult?.cold;
  assert.deepEqual(colder, { ...cold, text: SENTENCE, sources: [] });
  const { notMeasuredText } = cold;
  assert.ok(notMeasuredText !== undefined);
  const unmeasured = without(recallOf('line', 'adult-cardiac-arrest', notMeasuredText)).codes?.adult?.cold;
  assert.equal(unmeasured?.notMeasuredText, SENTENCE);
});

test('an edition without plans and clocks is recalled as before', () => {
  const { codes: _, clocks: __, ...older } = edition;
  const rest = recalledEdition(older, [recallOf('drug', 'amiodarone'), recallOf('card', 'stroke')], {
    digestOf,
    sentenceOf,
  });
  assert.deepEqual([Object.hasOwn(rest, 'codes'), Object.hasOwn(rest, 'clocks')], [false, false]);
});

test('a recall of a part that has changed since hides nothing, and neither does one of what is not there', () => {
  const recall = { ...recallOf('drug', 'adenosine'), partDigest: 'other' };
  const missing = { ...recallOf('card', 'anaphylaxis'), target: { kind: 'card', id: 'none', line: null } as const };
  assert.equal(without(recall, missing), edition);
  assert.equal(without(), edition);
});

test('several recalls hide together, each with its own sentence', () => {
  const [drug, card] = [recallOf('drug', 'adenosine'), { ...recallOf('card', 'stroke'), by: 'Dr. Badr' }];
  const rest = without(drug, card);
  assert.equal(rest.formulary.adenosine?.preparation, SENTENCE);
  assert.equal(rest.protocols.stroke?.first60Seconds[0]?.text, 'Recalled at 14:02 by Dr. Badr. Call OLMD.');
});
