import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Figure, type LineDose, type Preparation, perMl, strengthText } from '@first60/clinical';
import { askedAct, lineOfAct, type NamedActs, rowOfAct } from '@first60/edition';
import { baseActs, baseEdition } from '../../../../scripts/edition/base-edition.ts';

/*
 * A row and a card's line are written as regimens, and can be made from their acts. Until the regimens go, both have the
 * same figures, but for the differences that are named here with a reason. Delete this test together with the regimens.
 */

interface Difference {
  readonly is: string;
  readonly because: string;
}

const WEIGHED = 'The regimen says the dose in words alone; the figure of the act is the same one.';
const VIAL = 'A dose from a vial of the kit has a volume of that vial.';
const BY_AGE =
  'Ages of the group have different doses: the regimen holds the least and the greatest, the line of the act says each.';
const SYRINGE = 'The mL are those of the syringe or bag that is given.';

/** Where a row made from its act has other figures: "drug/label". */
const ROWS: Readonly<Record<string, Difference>> = {
  'albuterol/Bronchospasm, asthma': { is: 'none -> 2.5 mg -/kg min - max -', because: WEIGHED },
  'atropine-pralidoxime-auto-injector/Nerve agent, organophosphate poisoning': {
    is: 'none -> 2.1 mg -/kg min - max -; none -> 2.1 mg -/kg min - max -',
    because: WEIGHED,
  },
  'cyanide-antidote-kit/Cyanide poisoning, smoke inhalation with coma, shock or arrest: hydroxocobalamin': {
    is: 'stock -> 25 mg/mL',
    because: VIAL,
  },
  'cyanide-antidote-kit/Cyanide poisoning: sodium nitrite, first (legacy kit)': {
    is: 'stock -> 30 mg/mL',
    because: VIAL,
  },
  'cyanide-antidote-kit/Cyanide poisoning: sodium thiosulfate, second (legacy kit)': {
    is: 'stock -> 250 mg/mL',
    because: VIAL,
  },
  'diazepam/Seizure, no IV (child of 12-17 years)': {
    is: 'none -> - 0.2 mg/kg min - max 10 mg',
    because: 'The band runs from 12 to 17 years, and who is 15 or more is an adult of the cards.',
  },
  'magnesium-sulfate/Cardiac arrest, torsades, child': {
    is: 'none -> 2000 mg -/kg min - max -',
    because:
      'The regimen sends an adult to the row of adults; the act still has the dose that the quick row starts from.',
  },
  'ringers-lactate/Shock': { is: 'none -> 250 mL -/kg min - max -', because: WEIGHED },
  'sodium-chloride/Nausea, vomiting with fluid loss': { is: 'none -> 1000 mL -/kg min - max -', because: WEIGHED },
  'sodium-chloride/Shock, sepsis': { is: 'none -> 1000 mL -/kg min - max -', because: WEIGHED },
};

/** Where a line made from its act has other figures: "card: drug/act". */
const LINES: Readonly<Record<string, Difference>> = {
  'adult-cardiac-arrest: epinephrine-1-1000/arrest-tube': { is: 'stock -> 0.25 mg/mL', because: SYRINGE },
  'adult-tachyarrhythmia: magnesium-sulfate/torsades': { is: '200 mg/mL -> 20 mg/mL', because: SYRINGE },
  'asthma-copd: magnesium-sulfate/asthma': {
    is: '200 mg/mL -> stock',
    because: 'An adult gets a bag and a child a syringe: the card needs a line for each.',
  },
  'burns: ringers-lactate/burn-hourly': { is: '125 mL -/kg min - max 250 mL -> - -/kg min - max -', because: BY_AGE },
  'crush-injury: albuterol/hyperkalemia': { is: '2.5 mg -/kg min - max 5 mg -> - -/kg min - max -', because: BY_AGE },
  'electrical-lightning: sodium-chloride/electrical-hourly': {
    is: '125 mL -/kg min - max 250 mL -> - -/kg min - max -',
    because: BY_AGE,
  },
  'hyperkalemia-dialysis: albuterol/hyperkalemia': {
    is: '2.5 mg -/kg min - max 5 mg -> - -/kg min - max -',
    because: BY_AGE,
  },
  'intraosseous-access: sodium-chloride/flush': { is: '5 mL -/kg min - max - -> - -/kg min - max -', because: BY_AGE },
  'iv-insertion: sodium-chloride/flush-iv': { is: '5 mL -/kg min - max - -> - -/kg min - max -', because: BY_AGE },
  'nerve-agent: atropine-pralidoxime-auto-injector/nerve-agent-pralidoxime': {
    is: '300 mg/mL -> stock',
    because: 'Nothing is drawn up from an injector.',
  },
  'poisoning-overdose: glucagon/beta-blocker': {
    is: '0.5 mg -/kg min - max 1 mg -> - -/kg min - max -',
    because: BY_AGE,
  },
  'pulmonary-edema-chf: nitroglycerin/pulmonary-edema': {
    is: '0.4 mg -/kg min - max 0.8 mg -> 0.4 mg -/kg min - max -',
    because: 'The larger dose is for a pressure, which the act types as what a condition changes.',
  },
};

const expected = (all: Readonly<Record<string, Difference>>) =>
  Object.fromEntries(Object.entries(all).map(([at, { is }]) => [at, is]));

const { formulary, protocols } = baseEdition;
assert.ok(baseActs);
const named: NamedActs = {
  acts: baseActs,
  nameOf: (id) => formulary[id]?.tallMan ?? formulary[id]?.genericName ?? id,
};

const text = (figure: Figure | undefined): string => (figure === undefined ? '-' : `${figure.amount} ${figure.unit}`);

/** The figures of a dose in one text. */
const figures = (dose: Pick<LineDose, 'fixed' | 'perKg' | 'min' | 'max' | 'infusion'> | undefined): string => {
  if (dose === undefined) return 'none';
  const { fixed, perKg, min, max, infusion } = dose;
  if (infusion) return `${text(infusion.low)}-${text(infusion.high)}/${infusion.per}`;
  return `${text(fixed)} ${text(perKg)}/kg min ${text(min)} max ${text(max)}`;
};
const mixed = (made: Pick<Preparation, 'perMl'> | undefined): string =>
  made === undefined ? 'stock' : strengthText(perMl(made.perMl));

test('rows made from acts have the figures of their regimens', () => {
  const different = Object.keys(named.acts.drugs).flatMap((id) =>
    (formulary[id]?.dosing ?? []).flatMap((row) => {
      const act = named.acts.drugs[id]?.acts.find(({ label, noRow }) => label === row.indication && !noRow);
      const asked = act && askedAct(named.acts, id, act.id);
      if (asked === undefined) return [[`${id}/${row.indication}`, 'no act']];
      const made = rowOfAct(asked, named);
      const pairs = [
        [figures(row.adultFigure), figures(made.adultFigure)],
        [figures(row.pedsFigure), figures(made.pedsFigure)],
        [
          figures(row.adultInfusion && { infusion: row.adultInfusion }),
          figures(made.adultInfusion && { infusion: made.adultInfusion }),
        ],
        [
          figures(row.pedsInfusion && { infusion: row.pedsInfusion }),
          figures(made.pedsInfusion && { infusion: made.pedsInfusion }),
        ],
        [mixed(row.dilution), mixed(made.dilution)],
      ];
      const other = pairs.filter(([was, is]) => was !== is).map(([was, is]) => `${was} -> ${is}`);
      return other.length === 0 ? [] : [[`${id}/${row.indication}`, other.join('; ')]];
    }),
  );
  assert.deepEqual(Object.fromEntries(different), expected(ROWS));
});

test('lines made from acts have the figures of their regimens', () => {
  const different = Object.values(protocols).flatMap((card) =>
    card.medications.flatMap((line) => {
      const made = lineOfAct(line, named);
      const pairs = [
        [figures(line.adult), figures(made?.adult)],
        [figures(line.pediatric), figures(made?.pediatric)],
        [mixed(line.preparation), mixed(made?.preparation)],
      ];
      const other = pairs.filter(([was, is]) => was !== is).map(([was, is]) => `${was} -> ${is}`);
      return other.length === 0 ? [] : [[`${card.id}: ${line.medication}/${line.act}`, other.join('; ')]];
    }),
  );
  assert.deepEqual(Object.fromEntries(different), expected(LINES));
});
