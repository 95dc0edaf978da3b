import { type ArrestPlan, type DoseAge, type PlanDrug, type PlanLine, perMl, strengthText } from '@first60/clinical';
import type { ArrestFile, PlanDrugFile } from '../files/arrest-file.ts';
import type { LineEntry } from '../files/line-file.ts';
import type { MedicationEntry, ProtocolFile } from '../files/protocol-file.ts';
import { planLineOf } from '../model/dose-line.ts';
import { givenAct } from './given.ts';
import type { LineReader } from './lines.ts';
import { known, type Note } from './notes.ts';
import type { NamedActs } from './printed/faces-by-age.ts';
import { type GivenDrugs, medicationLine } from './printed/medication-line.ts';
import { planWordsOf } from './printed/plan-words.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';

/** Inputs for a plan, in addition to its own file. */
interface Surroundings {
  readonly cards: ReadonlyMap<string, ProtocolFile>;
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  readonly named?: NamedActs;
  readonly read: LineReader;
  readonly note: Note;
}

const AGE = { adult: 'adult', child: 'pediatric' } as const satisfies Record<ArrestPlan['id'], DoseAge>;
const WHOSE = { adult: 'an adult', child: 'a child' } as const satisfies Record<ArrestPlan['id'], string>;

/** The rules of a cardiac arrest, with the medication lines of its card filled in. */
export function arrestPlanOf(id: ArrestPlan['id'], file: ArrestFile, surroundings: Surroundings): ArrestPlan {
  const { cards, read, note } = surroundings;
  const card = cards.get(file.protocol);
  if (card === undefined) {
    note(
      ['protocol'],
      `There is no card "${file.protocol}": write the name of a file of protocols/ without its ending.`,
    );
  }
  const { epinephrine, antiarrhythmic, energy, etco2 } = file;
  const offered = Object.keys(file.drugs);
  const named = (drug: string, ...path: readonly PropertyKey[]): void => {
    if (!offered.includes(drug)) note(path, `The plan has no drug "${drug}": ${known(offered)}.`);
  };
  named(epinephrine.drug, 'epinephrine', 'drug');
  for (const [at, drug] of (epinephrine.also ?? []).entries()) named(drug, 'epinephrine', 'also', at);
  for (const [choice, { doses, notAfter }] of antiarrhythmic.choices.entries()) {
    if (notAfter !== undefined) {
      named(notAfter, 'antiarrhythmic', 'choices', choice, 'notAfter');
      if (antiarrhythmic.text === undefined) {
        note(['antiarrhythmic', 'choices', choice, 'notAfter'], 'Say why: write the "text" of the antiarrhythmic.');
      }
    }
    for (const [at, { drug }] of doses.entries()) named(drug, 'antiarrhythmic', 'choices', choice, 'doses', at, 'drug');
  }
  for (const [at, { drugs }] of (file.newborn?.notes ?? []).entries()) {
    for (const [place, drug] of drugs.entries()) named(drug, 'newborn', 'notes', at, 'drugs', place);
  }
  const answered = (said: { readonly fact: string; readonly value: string } | undefined, ...path: string[]): void => {
    if (said === undefined || file.facts[said.fact]?.values.some((one) => one === said.value)) return;
    note(path, `The fact "${said.fact}" of the plan has no answer "${said.value}": write one that it has.`);
  };
  answered(file.pregnant, 'pregnant');
  const { told } = file.cold;
  answered(told, 'cold', 'told');
  answered(told && { fact: told.fact, value: told.none }, 'cold', 'told');
  const sourced: Sourced = (entry, ...path) => {
    const { text, sources } = read(entry, ...path);
    return { text, sources };
  };
  const [low, rise] = [sourced(etco2.lowText, 'etco2', 'lowText'), sourced(etco2.riseText, 'etco2', 'riseText')];
  const roscLow = etco2.roscLowText && sourced(etco2.roscLowText, 'etco2', 'roscLowText');
  const energyText = sourced(energy.text, 'energy', 'text');
  return {
    id,
    protocol: file.protocol,
    cues: file.cues,
    compressions: withSources(file.compressions),
    cycle: withSources(file.cycle),
    pause: withSources(file.pause),
    breaths: withSources(file.breaths),
    epinephrine: withSources(epinephrine),
    antiarrhythmic: antiarrhythmicOf(antiarrhythmic, sourced),
    energy: {
      ...(energy.perKg && { perKg: energy.perKg }),
      ...(energy.maxPerKg !== undefined && { maxPerKg: energy.maxPerKg }),
      ...(energy.ceiling !== undefined && { ceiling: energy.ceiling }),
      ...(energy.adultFrom !== undefined && { adultFrom: energy.adultFrom }),
      text: energyText.text,
      sources: allOf(energy.source, energyText.sources),
    },
    etco2: {
      low: etco2.low,
      lowText: low.text,
      rise: etco2.rise,
      riseText: rise.text,
      ...(roscLow && { roscLowText: roscLow.text }),
      sources: allOf(low.sources, rise.sources, roscLow?.sources ?? []),
    },
    cold: coldOf(file.cold, sourced),
    ...(file.cool && { cool: { ...file.cool, ...sourced(file.cool.text, 'cool', 'text') } }),
    trauma: traumaOf(file.trauma, sourced),
    ...(file.pregnant && { pregnant: { ...file.pregnant, ...sourced(file.pregnant.text, 'pregnant', 'text') } }),
    ...(file.newborn && { newborn: newbornOf(file.newborn, sourced) }),
    causes: Object.entries(file.causes).map(([cause, { title, text }]) => {
      if (!Array.isArray(text)) return { id: cause, title, ...sourced(text, 'causes', cause, 'text') };
      const [first, ...more] = text.map((line, at) => sourced(line, 'causes', cause, 'text', at));
      return { id: cause, title, text: '', sources: [], ...first, ...(more.length > 0 && { more }) };
    }),
    rosc: Object.entries(file.rosc).map(([task, { after, injury, cold, wanted, text }]) => ({
      id: task,
      ...sourced(text, 'rosc', task, 'text'),
      after,
      ...(injury !== undefined && { injury }),
      ...(cold !== undefined && { cold }),
      ...(wanted && { wanted }),
    })),
    drugs: Object.entries(file.drugs).flatMap(
      ([name, drug]) => (card && planDrug(name, drug, { ...surroundings, plan: id, card })) ?? [],
    ),
    facts: Object.entries(file.facts).map(([fact, { text, values }]) => ({
      id: fact,
      ...sourced(text, 'facts', fact, 'text'),
      values,
    })),
  };
}

type Sourced = (entry: LineEntry, ...path: readonly PropertyKey[]) => { text: string; sources: readonly string[] };

function antiarrhythmicOf({ text, source, ...rule }: ArrestFile['antiarrhythmic'], sourced: Sourced) {
  const said = text && sourced(text, 'antiarrhythmic', 'text');
  return { ...rule, ...(said && { text: said.text }), sources: allOf(source, said?.sources ?? []) };
}

function coldOf({ text, notMeasuredText, ...limits }: ArrestFile['cold'], sourced: Sourced) {
  const [said, unmeasured] = [
    sourced(text, 'cold', 'text'),
    notMeasuredText && sourced(notMeasuredText, 'cold', 'notMeasuredText'),
  ];
  return {
    ...limits,
    text: said.text,
    ...(unmeasured && { notMeasuredText: unmeasured.text }),
    sources: allOf(said.sources, unmeasured?.sources ?? []),
  };
}

function traumaOf({ text, refractory }: ArrestFile['trauma'], sourced: Sourced) {
  const said = sourced(text, 'trauma', 'text');
  const after = refractory && sourced(refractory.text, 'trauma', 'refractory', 'text');
  return {
    text: said.text,
    ...(refractory && after && { refractory: { afterShock: refractory.afterShock, text: after.text } }),
    sources: allOf(said.sources, after?.sources ?? []),
  };
}

function newbornOf({ belowKg, text, notes }: NonNullable<ArrestFile['newborn']>, sourced: Sourced) {
  const said = sourced(text, 'newborn', 'text');
  const known = notes?.map((one, at) => ({
    drugs: one.drugs,
    ...sourced(one.text, 'newborn', 'notes', at, 'text'),
  }));
  return {
    belowKg,
    text: said.text,
    ...(known && { notes: known.map(({ drugs, text }) => ({ drugs, text })) }),
    sources: allOf(said.sources, ...(known ?? []).map(({ sources }) => sources)),
  };
}

/**
 * A drug of a plan, taken from the matching line of the card. Returns nothing and notes a problem if the card has no
 * such line.
 */
function planDrug(
  id: string,
  { name, give, doses, only, firstAfterRosc, notInBleeding, steps, afterRosc }: PlanDrugFile,
  {
    plan,
    card,
    drugs,
    named,
    read,
    note,
  }: Surroundings & { readonly plan: ArrestPlan['id']; readonly card: ProtocolFile },
): PlanDrug | undefined {
  const given = givenAct(drugs, give, note, 'drugs', id);
  if (given === undefined) return undefined;
  const entry = card.medications.find((medication) => medication.give === give);
  const line = entry && lineOf({ drugs, ...(named && { named }) }, entry, plan);
  if (line === undefined) {
    const gives = known(card.medications.map((medication) => medication.give));
    note(['drugs', id, 'give'], `"${card.title}" has no medication line of "${give}": ${gives}.`);
    return undefined;
  }
  if (line[AGE[plan]] === undefined) {
    note(['drugs', id, 'give'], `"${card.title}" gives "${give}" to nobody who is ${WHOSE[plan]}: give another.`);
  }
  const { strength, watched } = given.drug;
  const total = given.printed[AGE[plan]]?.totalMax;
  const said = afterRosc && read(afterRosc, 'drugs', id, 'afterRosc');
  return {
    id,
    name,
    line,
    stock: { ...(strength && { concentration: strength }), ...(watched && { watched }) },
    ...(strength && { strength: strengthText(perMl(strength)) }),
    ...(doses !== undefined && { doses }),
    ...(total && { total }),
    ...(only && { only }),
    ...(firstAfterRosc && { firstAfterRosc }),
    ...(notInBleeding && { notInBleeding }),
    ...(steps && { steps: steps.map(withSources) }),
    ...(said && { afterRosc: { text: said.text, sources: said.sources } }),
  };
}

/** Ignores problems in the line here, because they are noted when the card itself is read. */
function lineOf(given: GivenDrugs, entry: MedicationEntry, plan: ArrestPlan['id']): PlanLine | undefined {
  const line = medicationLine(given, entry, () => {});
  return line && { ...planLineOf(line), ...(given.named && planWordsOf(given.named, line, plan)) };
}

const withSources = <Entry extends { readonly source: readonly string[] }>({ source, ...entry }: Entry) => ({
  ...entry,
  sources: source,
});

const allOf = (...lists: ReadonlyArray<readonly string[]>): readonly string[] => [...new Set(lists.flat())];
