import type { Contraindication, Figure } from '@first60/clinical';
import type { z } from 'zod';
import { askedAct } from '../acts/asked-act.ts';
import type { adultDosingFile, quickAgeDosesFile, quickDosesFile } from '../files/calculator-files.ts';
import type { AdultBolus, AdultDosingCard } from '../model/adult-dosing.ts';
import type { DosingRow, QuickAgeDose, QuickDose, SourcedDilution } from '../model/drug.ts';
import type { Caution } from '../model/line.ts';
import { cautionsOf } from './cautions.ts';
import { type Given, givenAct } from './given.ts';
import { type LineReader, linesOf } from './lines.ts';
import type { Note } from './notes.ts';
import { doseText } from './printed/dose-text.ts';
import { dosingRow, sourcedDilution } from './printed/dosing-row.ts';
import type { NamedActs } from './printed/faces-by-age.ts';
import type { PrintedDose, PrintedDrug } from './printed/printed-drug.ts';
import { dilutionsOf } from './printed/stocked-drug.ts';

/** Inputs for a calculator's rows, in addition to their file. */
interface Surroundings {
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  /** Absent in an edition without acts. */
  readonly named?: NamedActs;
  readonly read: LineReader;
  readonly note: Note;
}

type QuickFile = z.output<typeof quickDosesFile>[string];

/** The rows of the quick calculator, in the order of their file. */
export const quickDosesOf = (
  file: z.output<typeof quickDosesFile>,
  { drugs, named, read, note }: Surroundings,
): readonly QuickDose[] =>
  Object.entries(file).flatMap(([id, written]) => {
    const { give, youngs, fixedAdult, usualMaximum, source, ...row } = written;
    const given = givenAct(drugs, give, note, id);
    const child = given && childOf(given, note, id);
    const shown = given && rowOf(given, named);
    if (given === undefined || child === undefined || shown === undefined) return [];
    const fixed = fixedAdult === true ? given.printed.adult?.fixed : fixedAdult;
    if (fixedAdult !== undefined && fixed === undefined) {
      note([id, 'fixedAdult'], `The act "${given.name}" has no fixed adult dose: write the dose here.`);
    }
    const { perKg, min, max, only } = child;
    const { dilution, missingDiluent, contraindications, byAge, youngsNever } = shown;
    return {
      ...row,
      id,
      medication: given.medication,
      dosePerKg: perKg,
      ...(only && { only }),
      ...(min && { minDose: min }),
      ...(fixed && { fixedAdultDose: fixed }),
      ...youngsOf(given, youngs, note, id),
      ...(byAge && { byAge }),
      ...(youngsNever !== undefined && { youngsNever }),
      ...maximumOf(written, max, read, note, id),
      ...(contraindications && { contraindications }),
      cautions: cautionsOf([...newbornOf(given), ...(shown.cautions ?? [])], read, row.cautions, id, 'cautions'),
      ...(dilution && { dilution: ofWhom(dilution, given) }),
      ...(missingDiluent && { missingDiluent }),
      sources: source,
    };
  });

/** A dilution with whose it is, where the act is a child's alone: the row does not say so. */
const ofWhom = (dilution: SourcedDilution, { printed: { adult } }: Given): SourcedDilution =>
  adult === undefined ? { ...dilution, recipe: `Child: ${dilution.recipe}` } : dilution;

/** The dose of a newborn, which a row for each kg of a child does not work out. */
function newbornOf({ printed: { act, pediatric } }: Given): readonly Caution[] {
  const dose = pediatric?.newborn && (pediatric.newborn.say ?? doseText(pediatric.newborn));
  return dose === undefined
    ? []
    : [{ text: `Newborn: ${dose}.`, level: 'check', to: 'pediatric', ofAct: true, sources: act.source }];
}

/** The row that the act of a calculator is in the formulary. */
function rowOf({ medication, name, printed }: Given, named: NamedActs | undefined): DosingRow | undefined {
  const asked = named && askedAct(named.acts, medication, name);
  return asked && named && dosingRow(asked, printed, named);
}

/** The act's dose per kg for a child, which a row of the quick calculator needs. */
function childOf(
  { name, drug, printed: { pediatric } }: Given,
  note: Note,
  id: string,
): (PrintedDose & { readonly perKg: Figure }) | undefined {
  if (pediatric?.perKg !== undefined) return { ...pediatric, perKg: pediatric.perKg };
  note([id, 'give'], `The act "${name}" of ${drug.genericName} has no dose for each kg of a child: give another.`);
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
  note([id, 'usualMaximum'], 'The act has no maximum for a child that could be shown: take this out.');
  return {};
}

/** The rows that depend on age alone, in the order of their file. */
export const quickAgeDosesOf = (
  file: z.output<typeof quickAgeDosesFile>,
  { drugs, named, read, note }: Surroundings,
): readonly QuickAgeDose[] =>
  Object.entries(file).flatMap(([id, { give, youngs, source, ...row }]) => {
    const given = givenAct(drugs, give, note, id);
    const child = given && childOf(given, note, id);
    const shown = given && rowOf(given, named);
    if (given === undefined || child === undefined || shown === undefined) return [];
    const { youngsAdultDose } = youngsOf(given, youngs, note, id);
    if (youngsAdultDose === undefined) return [];
    const { missingDiluent, contraindications, youngsNever } = shown;
    return {
      ...row,
      id,
      medication: given.medication,
      youngsAdultDose,
      perKg: child.perKg,
      ...(missingDiluent && { missingDiluent }),
      ...(contraindications && { contraindications }),
      ...(child.only && { only: child.only }),
      ...(child.min && { minDose: child.min }),
      ...(child.max && { maxDose: child.max }),
      ...(youngsNever !== undefined && { youngsNever }),
      cautions: cautionsOf(shown.cautions ?? [], read, row.cautions, id, 'cautions'),
      sources: source,
    };
  });

/** The adult reference cards, in the order of their file. */
export const adultDosingOf = (
  file: z.output<typeof adultDosingFile>,
  { drugs, named, read, note }: Surroundings,
): readonly AdultDosingCard[] =>
  Object.entries(file).flatMap(([id, { source, infusion, doses, ...card }]) => {
    const gives = [...doses, ...(infusion ? [infusion] : [])].map(({ give }) => give);
    const [medication] = gives.map((give) => give.split('/')[0]);
    if (medication === undefined || gives.some((give) => give.split('/')[0] !== medication)) {
      note([id], 'A card gives acts of one drug, and at least one: correct its doses.');
      return [];
    }
    const rows = gives.flatMap((give) => {
      const given = givenAct(drugs, give, () => {});
      return (given && rowOf(given, named)) ?? [];
    });
    const contraindications = adultOnly(rows.flatMap((row) => row.contraindications ?? []));
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
      ...(contraindications.length > 0 && { contraindications }),
      timing: linesOf(read, card.timing, id, 'timing'),
      cautions: cautionsOf(adultOnly(rows.flatMap((row) => row.cautions ?? [])), read, card.cautions, id, 'cautions'),
      sources: source,
    };
  });

/** What concerns an adult, each once. */
function adultOnly<Said extends Contraindication | Caution>(all: readonly Said[]): readonly Said[] {
  const said = new Set<string>();
  return all.filter((one) => {
    const text = 'condition' in one ? one.condition : one.text;
    return one.to !== 'pediatric' && !said.has(text) && said.add(text);
  });
}

/** The fixed adult dose of an act. */
function fixedOf(
  give: string,
  drugs: Surroundings['drugs'],
  note: Note,
  id: string,
  at: number,
): Pick<AdultBolus, 'dose' | 'missingDiluent'> | undefined {
  const given = givenAct(drugs, give, note, id, 'doses', at);
  if (given === undefined) return undefined;
  const { adult, missingDiluent } = given.printed;
  if (adult?.fixed === undefined) {
    note([id, 'doses', at, 'give'], `The act "${given.name}" has no fixed adult dose: give another.`);
    return undefined;
  }
  return {
    dose: adult.fixed,
    ...(missingDiluent && { missingDiluent: { name: missingDiluent.name, sources: missingDiluent.source } }),
  };
}

/** The bounds of an adult infusion, with the dilution that its rates are calculated from. */
function infusionOf(give: string, drugs: Surroundings['drugs'], note: Note, id: string): AdultDosingCard['infusion'] {
  const given = givenAct(drugs, give, note, id, 'infusion');
  if (given === undefined) return undefined;
  const { adult, act } = given.printed;
  const dilution = given.drug.drug && dilutionsOf(given.drug.drug, act).adult;
  if (adult?.infusion !== undefined && dilution !== undefined) {
    return { low: adult.infusion.low, high: adult.infusion.high, dilution: sourcedDilution(dilution) };
  }
  note([id, 'infusion', 'give'], `The act "${given.name}" has no adult infusion from a dilution: give another.`);
  return undefined;
}
