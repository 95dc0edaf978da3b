import { statementsOf } from '../../packages/checks/src/index.ts';
import {
  type ArrestEvent,
  type ArrestPatient,
  type ArrestPlan,
  type ArrestRow,
  arrestState,
  type DrugDose,
  doseSeries,
  doseSteps,
  drugDose,
  nextShock,
  type PlanDrug,
} from '../../packages/clinical/src/index.ts';
import type { Edition } from '../../packages/edition/src/index.ts';
import {
  doseDetail,
  doseFlags,
  doseOfStrength,
  drugEvent,
} from '../../packages/web/src/arrest/screen/words/dose-words.ts';
import { drugWords } from '../../packages/web/src/arrest/screen/words/drug-words.ts';
import { energyText } from '../../packages/web/src/arrest/screen/words/energy-words.ts';
import { saidAfterRosc, stepDetail, stepText } from '../../packages/web/src/arrest/screen/words/step-words.ts';
import { statementTexts } from './card.ts';
import { doseLine, listLines, type Place, type ToldLine, textLine } from './told-line.ts';
import { PATIENTS, type ToldPatient } from './told-patient.ts';

/** A plan of an arrest: its rules in words, its shocks, and each drug as the list of drugs shows it. */
export function planTexts(edition: Edition, plan: ArrestPlan): ToldLine[] {
  const { drugs, ...rules } = plan;
  const place = `plan ${plan.id}`;
  return [
    ...statementTexts(edition, place, rules),
    ...PATIENTS.flatMap((patient) => shockTexts(plan, patient)),
    ...listLines(
      { place: `${place}, order of drugs` },
      drugs.map(({ id, name }) => `${id}: ${name}`),
    ),
    ...drugs.flatMap((drug) => drugTexts(plan, drug)),
  ];
}

const patientOf = ({ weightText, ageText }: ToldPatient): ArrestPatient => ({
  ...(weightText !== '' && { weight: weightText }),
  ...(ageText !== '' && { years: ageText }),
});

/** More than any plan distinguishes. */
const SHOCKS = 4;
const DOSES = 4;

function shockTexts(plan: ArrestPlan, patient: ToldPatient): ToldLine[] {
  const before = rowsOf(
    plan,
    Array.from({ length: SHOCKS }, () => ({ kind: 'shock' }) as const),
  );
  return before.flatMap((_, index) => {
    const shock = nextShock(plan, { ...arrestState([]), shocks: before.slice(0, index) }, patientOf(patient));
    return doseLine({ place: `plan ${plan.id}` }, patient.name, `shock ${index + 1}`, energyText(shock));
  });
}

const CLOCK = { wall: 0, mono: 0, page: '', zone: 0 };

/** Rows of a log, as far as doses and shocks depend on them. */
const rowsOf = ({ id }: ArrestPlan, data: ReadonlyArray<ArrestEvent['data']>): readonly ArrestRow[] =>
  data.map((one, index) => ({
    event: { id: String(index), code: id, seq: index + 1, t: 0, at: CLOCK, version: 1, data: one },
    t: 0,
  }));

function drugTexts(plan: ArrestPlan, drug: PlanDrug): ToldLine[] {
  const { id, name, line, stock: _, steps: __, ...more } = drug;
  const at = { place: `plan ${plan.id}`, drug: line?.medication ?? id, entry: name };
  const words = line && drugWords(line, plan, id);
  return [
    ...textLine(at, 'indication', words?.indication),
    ...textLine(at, 'conditions', words?.conditions),
    ...statementsOf(more, '').flatMap(([where, text]) =>
      where.includes('sources') ? [] : textLine(at, where.replace(/^, /, ''), text),
    ),
    ...PATIENTS.flatMap((patient) => [...doseTexts(plan, drug, at, patient), ...stepTexts(plan, drug, at, patient)]),
  ];
}

/** The first dose, and each further one that differs from the one before it. */
function doseTexts(plan: ArrestPlan, drug: PlanDrug, at: Place, patient: ToldPatient): ToldLine[] {
  const lines: ToldLine[] = [];
  const given: Array<ArrestEvent['data']> = [];
  let before: string | undefined;
  for (let number = 1; number <= DOSES; number += 1) {
    const rows = rowsOf(plan, given);
    const dose = drugDose(drug, plan, patientOf(patient), rows);
    const text = doseOfStrength(dose);
    if (text !== before) lines.push(...doseLine(at, patient.name, `dose ${number}`, text));
    if (number === 1) lines.push(...detailTexts(plan, drug, at, patient, dose));
    if (dose.kind === 'none') break;
    before = text;
    given.push(drugEvent(drug.id, dose, {}));
  }
  return lines;
}

function detailTexts(plan: ArrestPlan, drug: PlanDrug, at: Place, { name }: ToldPatient, dose: DrugDose): ToldLine[] {
  return [
    ...doseLine(at, name, 'route', doseDetail(dose, drug.line?.route)),
    ...doseFlags(dose, doseSeries(plan, [], drug.id)).flatMap((flag, index) =>
      doseLine(at, name, `flag ${index + 1}`, flag),
    ),
  ];
}

/** Partial volumes, and the card's wording after ROSC. */
function stepTexts(plan: ArrestPlan, drug: PlanDrug, at: Place, patient: ToldPatient): ToldLine[] {
  const steps = doseSteps(drug, plan, patientOf(patient), []);
  const said = saidAfterRosc(drug.afterRosc?.text, drugDose(drug, plan, patientOf(patient), []), steps);
  return [
    ...steps.flatMap((step, index) =>
      doseLine(
        at,
        patient.name,
        `part ${index + 1}`,
        [stepText(step), stepDetail(step)].filter((text) => text !== '').join(', '),
      ),
    ),
    ...doseLine(at, patient.name, 'after ROSC', said),
  ];
}
