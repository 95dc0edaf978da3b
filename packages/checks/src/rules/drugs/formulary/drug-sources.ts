import type { SourceKey } from '@first60/edition';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { adultCardPlace, quickPlace } from '../../../doses/every-dose.ts';
import { drugName, drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * Drugs, dosing rows, quick rows, adult cards, dilutions and cautions with a figure name their sources, each only once.
 */
export const drugSources: Rule = {
  name: 'drug-sources',
  find: (edition) => {
    const { formulary, quickDoses, quickAgeDoses, adultDosing } = edition;
    return [
      ...Object.entries(formulary).flatMap(([key, { genericName, sources }]) =>
        named(pointer('formulary', key, 'sources'), `Drug ${genericName}`, sources),
      ),
      ...dosingRows(edition).flatMap(({ row, at, where }) => [
        ...named(`${at}/sources`, where, row.sources),
        ...(row.dilution ? named(`${at}/dilution/sources`, `${where}, dilution`, row.dilution.sources) : []),
        ...(row.missingDiluent
          ? named(`${at}/missingDiluent/sources`, `${where}, diluent`, row.missingDiluent.sources)
          : []),
      ]),
      ...quickDoses.flatMap((row, index) => [
        ...ofTexts(pointer('quickDoses', index, 'cautions'), quickPlace(row), row.cautions),
        ...named(pointer('quickDoses', index, 'sources'), quickPlace(row), row.sources),
        ...(row.dilution
          ? named(
              pointer('quickDoses', index, 'dilution', 'sources'),
              `${quickPlace(row)}, dilution`,
              row.dilution.sources,
            )
          : []),
        ...(row.usualMaximum
          ? ofTexts(pointer('quickDoses', index, 'usualMaximum'), quickPlace(row), [row.usualMaximum.caution])
          : []),
      ]),
      ...quickAgeDoses.flatMap((row, index) => [
        ...ofTexts(pointer('quickAgeDoses', index, 'cautions'), quickPlace(row), row.cautions),
        ...named(pointer('quickAgeDoses', index, 'sources'), quickPlace(row), row.sources),
      ]),
      ...adultDosing.flatMap((card, index) => {
        const drug = drugOf(edition, card.medication);
        const where = drug ? adultCardPlace(drug, card) : `Adult Dosing, ${drugName(edition, card.medication)}`;
        const whys = card.doses.flatMap(({ quick }) => quick?.why ?? []);
        return [
          ...ofTexts(pointer('adultDosing', index), where, [...card.timing, ...card.cautions, ...whys]),
          ...named(pointer('adultDosing', index, 'sources'), where, card.sources),
          ...(card.infusion
            ? named(
                pointer('adultDosing', index, 'infusion', 'dilution', 'sources'),
                `${where}, dilution`,
                card.infusion.dilution.sources,
              )
            : []),
        ];
      }),
    ];
  },
};

function named(at: string, where: string, sources: readonly SourceKey[]): readonly Found[] {
  if (sources.length === 0) return [stops(at, `${where} names no source: name the work that it rests on.`)];
  const twice = sources.find((key, index) => sources.indexOf(key) !== index);
  return twice === undefined ? [] : [stops(at, `${where} names the source "${twice}" twice: name it once.`)];
}

const ofTexts = (
  at: string,
  where: string,
  lines: readonly { readonly text: string; readonly sources: readonly SourceKey[] }[],
): readonly Found[] =>
  lines.flatMap(({ text, sources }) =>
    /\d/.test(text) && sources.length === 0
      ? [stops(at, `${where} says "${text}" without a source for the figure: name the work that it rests on.`)]
      : [],
  );
