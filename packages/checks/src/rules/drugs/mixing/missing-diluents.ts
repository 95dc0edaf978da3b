import type { MissingDiluent } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { adultCardPlace, quickPlace } from '../../../doses/every-dose.ts';
import { everyString } from '../../../every-string.ts';
import { drugName, drugOf } from '../../../looked-up.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';
import { placeOf, textsOf } from '../../words/text-places.ts';

/** If no kit holds the diluent for a dose, the dose has no stated volume, no recipe, and no place in an arrest plan. */
export const missingDiluents: Rule = {
  name: 'missing-diluents',
  find: (edition) => {
    const entries = undilutedEntries(edition);
    const found = [...entries.flatMap(inEntry), ...inTexts(edition, entries), ...inPlans(edition)];
    // An entry may name both the drug and the diluent in one text.
    return found.filter(({ at }, index) => found.findIndex((other) => other.at === at) === index);
  },
};

/** A row or line with a dose whose diluent is missing. */
interface Undiluted {
  readonly at: string;
  readonly where: string;
  readonly medication: string;
  readonly missing: MissingDiluent;
  /** The row or line itself. */
  readonly entry: object;
}

/** A printed volume, "3 mL" or "50 mL/h", except for the volume of a flush. */
const VOLUME = /\d mL\b(?! (?:of )?(?:saline )?flush)/;

function undilutedEntries(edition: Edition): readonly Undiluted[] {
  const { quickDoses, quickAgeDoses, adultDosing } = edition;
  const entry = <Entry extends { readonly missingDiluent?: MissingDiluent }>(
    of: Entry,
    place: Pick<Undiluted, 'at' | 'where' | 'medication'>,
  ): readonly Undiluted[] => (of.missingDiluent ? [{ ...place, missing: of.missingDiluent, entry: of }] : []);
  return [
    ...dosingRows(edition).flatMap(({ row, drug, at, where }) => entry(row, { at, where, medication: drug.id })),
    ...medicationLines(edition).flatMap(({ line, at, where }) =>
      entry(line, { at, where, medication: line.medication }),
    ),
    ...quickDoses.flatMap((row, at) =>
      entry(row, { at: pointer('quickDoses', at), where: quickPlace(row), medication: row.medication }),
    ),
    ...quickAgeDoses.flatMap((row, at) =>
      entry(row, { at: pointer('quickAgeDoses', at), where: quickPlace(row), medication: row.medication }),
    ),
    ...adultDosing.flatMap((card, at) => {
      const drug = drugOf(edition, card.medication);
      const where = drug ? adultCardPlace(drug, card) : 'Adult Dosing';
      return card.doses.flatMap((dose, step) =>
        entry(dose, { at: pointer('adultDosing', at, 'doses', step), where, medication: card.medication }),
      );
    }),
  ];
}

function inEntry({ at, where, missing: { name }, entry }: Undiluted): readonly Found[] {
  const mixed = ['dilution', 'preparation'].find((field) => field in entry);
  return [
    ...everyString(entry)
      .filter(({ text }) => VOLUME.test(text))
      .map(({ path, text }) =>
        stops(
          `${at}${path}`,
          `${where} says "${text}", but no kit holds ${name}, which it is diluted in: take the volume out, or stock ${name}.`,
        ),
      ),
    ...(mixed === undefined
      ? []
      : [
          stops(
            `${at}/${mixed}`,
            `${where} says how it is mixed, but no kit holds ${name}, which it is diluted in: take the dilution out, or stock ${name}.`,
          ),
        ]),
  ];
}

/** Texts that name the drug, its diluent and a volume. Within the drug's own entry, the drug need not be named. */
function inTexts(edition: Edition, entries: readonly Undiluted[]): readonly Found[] {
  const pairs = new Map(
    entries.map(({ medication, missing }) => [`${medication} ${missing.name}`, { medication, missing }]),
  );
  const { protocols, formulary, algorithms, quickDoses, quickAgeDoses, adultDosing } = edition;
  const texts = textsOf({ protocols, formulary, algorithms, quickDoses, quickAgeDoses, adultDosing });
  return [...pairs.values()].flatMap(({ medication, missing: { name } }) => {
    const drug = drugName(edition, medication).toLowerCase();
    const own = pointer('formulary', medication, '');
    return texts
      .filter(({ path, text }) => {
        const said = text.toLowerCase();
        return VOLUME.test(text) && said.includes(name.toLowerCase()) && (said.includes(drug) || path.startsWith(own));
      })
      .map(({ path, text }) =>
        stops(
          path,
          `${placeOf(edition, path)} says "${text}", but no kit holds ${name}: take the volume out, or stock ${name}.`,
        ),
      );
  });
}

/** The arrest screen shows every dose with its volume. */
const inPlans = ({ codes }: Edition): readonly Found[] =>
  Object.entries(codes ?? {}).flatMap(([plan, { drugs }]) =>
    drugs.flatMap(({ name, line }, at) =>
      line?.missingDiluent
        ? [
            stops(
              pointer('codes', plan, 'drugs', at),
              `The plan of an arrest gives ${name}, but no kit holds ${line.missingDiluent.name}, which it is diluted in: take the drug out of the plan.`,
            ),
          ]
        : [],
    ),
  );
