import type { DoseAge, Figure, InfusionRange, PatientRange } from '@first60/clinical';
import type { AdultDosingCard, Drug, Edition, Protocol, QuickAgeDose, QuickDose } from '@first60/edition';
import { entryOf } from '../looked-up.ts';
import { pointer } from '../rule.ts';
import { type Way, waysIn, waysOf } from './way.ts';

/** The figures of one dose, as cards and rows state them. */
export interface DoseFigures {
  readonly fixed?: Figure;
  readonly perKg?: Figure;
  readonly min?: Figure;
  readonly max?: Figure;
  readonly infusion?: Omit<InfusionRange, 'orderAbove'>;
  readonly only?: PatientRange;
  readonly totalMax?: Figure;
}

/** A dose in the edition, with its place. */
export interface PlacedDose extends DoseFigures {
  readonly at: string;
  /** The place in words, to begin a sentence with: "Drug amiodarone (Stable VT)". */
  readonly where: string;
  readonly drug: Drug;
  readonly age: DoseAge;
  readonly indication: string;
  /** The ways in which it is given; empty if they are not stated. */
  readonly ways: readonly Way[];
  /** The text printed for it in the edition. */
  readonly text?: string;
  /** Amount of drug in one millilitre of the fluid that it is drawn from, if that fluid is not the stocked drug. */
  readonly strength?: Figure;
  /** True for a dose that Young's rule starts from, which is never given as it is. */
  readonly estimated?: true;
}

/**
 * Every dose in the edition: in drugs and their rows, in both tables of the quick calculator, in adult cards and in
 * cards.
 */
export function everyDose(edition: Edition): readonly PlacedDose[] {
  const drugOf = (id: string): readonly Drug[] => {
    const drug = entryOf(edition.formulary, id);
    return drug === undefined ? [] : [drug];
  };
  return [
    ...Object.entries(edition.formulary).flatMap(([id, drug]) => [...ofRows(id, drug), ...ofYoungs(id, drug)]),
    ...edition.quickDoses.flatMap((row, at) =>
      drugOf(row.medication).flatMap((drug) => [...ofQuickRow(row, at, drug)]),
    ),
    ...edition.quickAgeDoses.flatMap((row, at) =>
      drugOf(row.medication).flatMap((drug) => [...ofAgeRow(row, at, drug)]),
    ),
    ...edition.adultDosing.flatMap((card, at) =>
      drugOf(card.medication).flatMap((drug) => [...ofAdultCard(card, at, drug)]),
    ),
    ...Object.entries(edition.protocols).flatMap(([id, card]) => [...ofCard(id, card, drugOf)]),
  ];
}

/** "Drug amiodarone (Stable VT)" */
export const rowPlace = (drug: Drug, indication: string): string => `Drug ${drug.genericName} (${indication})`;

/** "Shock, amiodarone (Stable VT)" */
export const linePlace = (card: Protocol, drug: Drug, indication: string): string =>
  `${card.title}, ${drug.genericName} (${indication})`;

/** "Quick Calculator, Amiodarone (Stable VT)" */
export const quickPlace = ({ name, indication }: Pick<QuickDose, 'name' | 'indication'>): string =>
  `Quick Calculator, ${name} (${indication})`;

/** "Adult Dosing, amiodarone (Stable VT)" */
export const adultCardPlace = (drug: Drug, { indication }: AdultDosingCard): string =>
  `Adult Dosing, ${drug.genericName} (${indication})`;

function* ofRows(id: string, drug: Drug): Generator<PlacedDose> {
  for (const [at, row] of drug.dosing.entries()) {
    const strength = row.dilution?.use === 'always' ? row.dilution.perMl : row.concentration;
    const shared = {
      where: rowPlace(drug, row.indication),
      drug,
      indication: row.indication,
      ways: waysIn(row.route),
      ...(strength && { strength }),
    };
    for (const [age, word, text, figure, infusion] of [
      ['adult', 'adult', row.adultDose, row.adultFigure, row.adultInfusion],
      ['pediatric', 'peds', row.pedsDose, row.pedsFigure, row.pedsInfusion],
    ] as const) {
      if (text === undefined && figure === undefined && infusion === undefined) continue;
      const field = infusion !== undefined ? 'Infusion' : figure !== undefined ? 'Figure' : 'Dose';
      yield {
        ...shared,
        ...figure,
        ...(infusion && { infusion }),
        ...(text !== undefined && { text }),
        age,
        at: pointer('formulary', id, 'dosing', at, `${word}${field}`),
      };
    }
  }
}

function* ofYoungs(id: string, drug: Drug): Generator<PlacedDose> {
  for (const table of ['quick', 'comprehensive'] as const) {
    const fixed = drug.youngsAdultDose?.[table];
    if (fixed === undefined) continue;
    const row = drug.dosing.find(({ youngs }) => table === 'comprehensive' && youngs) ?? drug.dosing[0];
    const indication = `Young's rule, ${table} calculator`;
    yield {
      at: pointer('formulary', id, 'youngsAdultDose', table),
      where: rowPlace(drug, indication),
      drug,
      age: 'adult',
      indication,
      ways: waysIn(row?.route ?? ''),
      fixed,
      estimated: true,
    };
  }
}

function* ofQuickRow(row: QuickDose, place: number, drug: Drug): Generator<PlacedDose> {
  const { indication, route, dosePerKg, minDose, maxDose, fixedAdultDose, youngsAdultDose, usualMaximum, only } = row;
  const strength = row.dilution?.use === 'always' ? row.dilution.perMl : undefined;
  const shared = { where: quickPlace(row), drug, indication, ways: waysIn(route), ...(strength && { strength }) };
  const at = (field: string) => pointer('quickDoses', place, field);
  yield {
    ...shared,
    at: at('dosePerKg'),
    age: 'pediatric',
    perKg: dosePerKg,
    ...(minDose && { min: minDose }),
    ...(maxDose && { max: maxDose }),
    ...(only && { only }),
  };
  if (fixedAdultDose) yield { ...shared, at: at('fixedAdultDose'), age: 'adult', fixed: fixedAdultDose };
  if (youngsAdultDose)
    yield { ...shared, at: at('youngsAdultDose'), age: 'adult', fixed: youngsAdultDose, estimated: true };
  if (usualMaximum) yield { ...shared, at: at('usualMaximum'), age: 'adult', fixed: usualMaximum.dose };
}

function* ofAgeRow(row: QuickAgeDose, place: number, drug: Drug): Generator<PlacedDose> {
  const shared = { where: quickPlace(row), drug, indication: row.indication, ways: waysIn(row.route) };
  const at = (field: string) => pointer('quickAgeDoses', place, field);
  yield { ...shared, at: at('youngsAdultDose'), age: 'adult', fixed: row.youngsAdultDose, estimated: true };
  yield { ...shared, at: at('perKg'), age: 'pediatric', perKg: row.perKg };
}

function* ofAdultCard(card: AdultDosingCard, place: number, drug: Drug): Generator<PlacedDose> {
  const shared = {
    where: adultCardPlace(drug, card),
    drug,
    age: 'adult' as const,
    indication: card.indication,
    ways: waysIn(card.route),
  };
  for (const [at, { dose }] of card.doses.entries()) {
    yield { ...shared, at: pointer('adultDosing', place, 'doses', at, 'dose'), fixed: dose };
  }
  if (card.infusion === undefined) return;
  const { low, high, dilution } = card.infusion;
  const infusion = { low, high, per: 'min' as const };
  yield { ...shared, at: pointer('adultDosing', place, 'infusion'), infusion, strength: dilution.perMl };
}

function* ofCard(id: string, card: Protocol, drugOf: (medication: string) => readonly Drug[]): Generator<PlacedDose> {
  for (const [at, line] of card.medications.entries()) {
    for (const drug of drugOf(line.medication)) {
      const { indication, routes, preparation } = line;
      const shared = {
        where: linePlace(card, drug, indication),
        drug,
        indication,
        ways: waysOf(routes),
        ...(preparation?.mandatory && { strength: preparation.perMl }),
      };
      for (const age of ['adult', 'pediatric'] as const) {
        const dose = line[age];
        if (dose) yield { ...shared, ...dose, age, at: pointer('protocols', id, 'medications', at, age) };
      }
    }
  }
}
