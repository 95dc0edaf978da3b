import type { Figure } from '@first60/clinical';
import type { z } from 'zod';
import type { adultDosingFile, quickAgeDosesFile, quickDosesFile } from '../files/calculator-files.ts';
import type { DoseFile } from '../files/dose-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { AdultBolus, AdultDosingCard } from '../model/adult-dosing.ts';
import type { QuickAgeDose, QuickDose } from '../model/drug.ts';
import { ageDosesOf } from './age-doses.ts';
import { cautionsOf, inheritedCautions } from './cautions.ts';
import { concerning, contraindicationsOf } from './contraindications.ts';
import { sourcedDilution } from './dilution.ts';
import { type Given, givenRegimen } from './given.ts';
import { type LineReader, linesOf } from './lines.ts';
import { missingDiluentOf } from './missing-diluent.ts';
import type { Note } from './notes.ts';
import { namedDilution } from './regimens.ts';

/** Inputs for a calculator's rows, in addition to their file. */
interface Surroundings {
  readonly drugs: ReadonlyMap<string, DrugFile>;
  readonly read: LineReader;
  readonly note: Note;
}

type QuickFile = z.output<typeof quickDosesFile>[string];

/** The rows of the quick calculator, in the order of their file. */
export const quickDosesOf = (
  file: z.output<typeof quickDosesFile>,
  { drugs, read, note }: Surroundings,
): readonly QuickDose[] =>
  Object.entries(file).flatMap(([id, written]) => {
    const { give, youngs, fixedAdult, usualMaximum, dilution, source, ...row } = written;
    const given = givenRegimen(drugs, give, note, id);
    const child = given && childOf(given, note, id);
    if (given === undefined || child === undefined) return [];
    const named = namedDilution(given.drug, dilution, note, id, 'dilution');
    const fixed = fixedAdult === true ? given.regimen.adult?.fixed : fixedAdult;
    if (fixedAdult !== undefined && fixed === undefined) {
      note([id, 'fixedAdult'], `The regimen "${given.name}" has no fixed adult dose: write the dose here.`);
    }
    const { perKg, min, max, only } = child;
    return {
      ...row,
      id,
      medication: given.medication,
      dosePerKg: perKg,
      ...(only && { only }),
      ...(min && { minDose: min }),
      ...(fixed && { fixedAdultDose: fixed }),
      ...youngsOf(given, youngs, note, id),
      ...ageDosesOf(given.regimen),
      ...maximumOf(written, max, read, note, id),
      ...contraindicationsOf(given.drug, [given.name], given.regimen.line?.contraindications),
      cautions: cautionsOf(inheritedCautions(given.drug, [given.regimen]), read, row.cautions, id, 'cautions'),
      ...(named && { dilution: sourcedDilution(named) }),
      ...missingDiluentOf(given.regimen, drugs),
      sources: source,
    };
  });

/** The regimen's dose per kg for a child, which a row of the quick calculator needs. */
function childOf(
  { name, drug, regimen }: Given,
  note: Note,
  id: string,
): (DoseFile & { readonly perKg: Figure }) | undefined {
  const { pediatric } = regimen;
  if (pediatric?.perKg !== undefined) return { ...pediatric, perKg: pediatric.perKg };
  note([id, 'give'], `The regimen "${name}" of ${drug.genericName} has no dose for each kg of a child: give another.`);
  return undefined;
}

/** The adult dose for Young's rule: either the drug's own or the one written in the row. */
function youngsOf({ drug }: Given, youngs: QuickFile['youngs'], note: Note, id: string): { youngsAdultDose?: Figure } {
  const dose = youngs === true ? drug.youngsAdultDose?.quick : youngs;
  if (dose !== undefined) return { youngsAdultDose: dose };
  if (youngs === true)
    note([id, 'youngs'], `${drug.genericName} has no youngsAdultDose for the quick calculator: add it.`);
  return {};
}

/** The maximum that a row applies, or the one that it only displays. */
function maximumOf(
  { usualMaximum }: QuickFile,
  max: Figure | undefined,
  read: LineReader,
  note: Note,
  id: string,
): Pick<QuickDose, 'maxDose' | 'usualMaximum'> {
  if (usualMaximum === undefined) return max === undefined ? {} : { maxDose: max };
  if (max !== undefined) return { usualMaximum: { dose: max, caution: read(usualMaximum, id, 'usualMaximum') } };
  note([id, 'usualMaximum'], 'The regimen has no maximum for a child that could be shown: take this out.');
  return {};
}

/** The rows that depend on age alone, in the order of their file. */
export const quickAgeDosesOf = (
  file: z.output<typeof quickAgeDosesFile>,
  { drugs, read, note }: Surroundings,
): readonly QuickAgeDose[] =>
  Object.entries(file).flatMap(([id, { give, youngs, source, ...row }]) => {
    const given = givenRegimen(drugs, give, note, id);
    const child = given && childOf(given, note, id);
    if (given === undefined || child === undefined) return [];
    const { youngsAdultDose } = youngsOf(given, youngs, note, id);
    if (youngsAdultDose === undefined) return [];
    return {
      ...row,
      id,
      medication: given.medication,
      youngsAdultDose,
      perKg: child.perKg,
      ...missingDiluentOf(given.regimen, drugs),
      ...contraindicationsOf(given.drug, [given.name], given.regimen.line?.contraindications),
      ...(child.only && { only: child.only }),
      ...(child.min && { minDose: child.min }),
      ...(child.max && { maxDose: child.max }),
      ...(given.regimen.youngsNever !== undefined && { youngsNever: given.regimen.youngsNever }),
      cautions: cautionsOf(inheritedCautions(given.drug, [given.regimen]), read, row.cautions, id, 'cautions'),
      sources: source,
    };
  });

/** The adult reference cards, in the order of their file. */
export const adultDosingOf = (
  file: z.output<typeof adultDosingFile>,
  { drugs, read, note }: Surroundings,
): readonly AdultDosingCard[] =>
  Object.entries(file).flatMap(([id, { source, infusion, doses, ...card }]) => {
    const gives = [...doses, ...(infusion ? [infusion] : [])].map(({ give }) => give.split('/')[0]);
    const [medication] = gives;
    if (medication === undefined || gives.some((other) => other !== medication)) {
      note([id], 'A card gives regimens of one drug, and at least one: correct its doses.');
      return [];
    }
    const drug = drugs.get(medication);
    const regimens = [...doses, ...(infusion ? [infusion] : [])].map(({ give }) => give.split('/')[1] ?? '');
    const inherited = drug
      ? inheritedCautions(
          drug,
          regimens.flatMap((name) => drug.regimens[name] ?? []),
        ).filter(({ to }) => to !== 'pediatric')
      : [];
    const running = infusion && infusionOf(infusion.give, drugs, note, id);
    return {
      ...card,
      id,
      medication,
      doses: doses.flatMap(({ give, quick, ...dose }, at): AdultBolus[] => {
        const given = fixedOf(give, drugs, note, id, at);
        if (given === undefined) return [];
        const why = quick && { row: quick.row, why: read(quick.why, id, 'doses', at, 'quick', 'why') };
        return [{ ...dose, ...given, ...(why && { quick: why }) }];
      }),
      ...(running && { infusion: running }),
      ...(drug && concerning(contraindicationsOf(drug, regimens), { adult: doses, pediatric: undefined })),
      timing: linesOf(read, card.timing, id, 'timing'),
      cautions: cautionsOf(inherited, read, card.cautions, id, 'cautions'),
      sources: source,
    };
  });

/** The fixed adult dose of a regimen. */
function fixedOf(
  give: string,
  drugs: Surroundings['drugs'],
  note: Note,
  id: string,
  at: number,
): Pick<AdultBolus, 'dose' | 'missingDiluent'> | undefined {
  const given = givenRegimen(drugs, give, note, id, 'doses', at);
  if (given === undefined) return undefined;
  const fixed = given.regimen.adult?.fixed;
  if (fixed === undefined) {
    note([id, 'doses', at, 'give'], `The regimen "${given.name}" has no fixed adult dose: give another.`);
    return undefined;
  }
  return { dose: fixed, ...missingDiluentOf(given.regimen, drugs) };
}

/** The bounds of an adult infusion, with the dilution that its rates are calculated from. */
function infusionOf(give: string, drugs: Surroundings['drugs'], note: Note, id: string): AdultDosingCard['infusion'] {
  const given = givenRegimen(drugs, give, note, id, 'infusion');
  if (given === undefined) return undefined;
  const { adult, line } = given.regimen;
  const dilution = namedDilution(given.drug, line?.preparation, note, id, 'infusion', 'give');
  if (adult?.infusion !== undefined && dilution !== undefined) {
    return { low: adult.infusion.low, high: adult.infusion.high, dilution: sourcedDilution(dilution) };
  }
  note([id, 'infusion', 'give'], `The regimen "${given.name}" has no adult infusion from a dilution: give another.`);
  return undefined;
}
