import type { Contraindication } from '@first60/clinical';
import type { ContraindicationFile } from '../files/contraindications-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { SourcedContraindication } from '../model/drug.ts';
import { known, type Note } from './notes.ts';

type OfDrug = DrugFile['contraindications'][number];

/** The regimens that a contraindication of a drug holds for; nothing where it holds for all. */
function regimensOf({ only, except }: OfDrug, drug: DrugFile): readonly string[] | undefined {
  if (only !== undefined) return only;
  return except && Object.keys(drug.regimens).filter((name) => !except.includes(name));
}

const conditionsIn = ({ never, callFirst, to }: ContraindicationFile): readonly Contraindication[] =>
  (never ?? callFirst ?? []).map((condition) => ({
    condition,
    action: never === undefined ? 'call first' : 'never',
    ...(to !== undefined && { to }),
  }));

/** Those of a drug that hold for some of its regimens, and what is added to them: each condition once. */
export function contraindicationsOf(
  drug: DrugFile,
  regimens: readonly string[],
  ...added: ReadonlyArray<readonly ContraindicationFile[] | undefined>
): { readonly contraindications?: readonly Contraindication[] } {
  const ofDrug = drug.contraindications.filter((one) => {
    const holdsFor = regimensOf(one, drug);
    return holdsFor === undefined || regimens.some((name) => holdsFor.includes(name));
  });
  const all = [...ofDrug, ...added.flatMap((list) => list ?? [])].flatMap(conditionsIn);
  const said = new Set<string>();
  const contraindications = all.filter(({ condition }) => !said.has(condition) && said.add(condition));
  return contraindications.length === 0 ? {} : { contraindications };
}

/** Those that concern a patient whom a line is for: one of adults alone has none of a child. */
export const concerning = (
  { contraindications = [] }: { readonly contraindications?: readonly Contraindication[] },
  doses: { readonly adult: unknown; readonly pediatric: unknown },
): { readonly contraindications?: readonly Contraindication[] } => {
  const those = contraindications.filter(({ to }) => to === undefined || doses[to] !== undefined);
  return those.length === 0 ? {} : { contraindications: those };
};

/** The contraindications of a drug as it lists them itself, with what it is for where one holds for a part of that. */
export function listedContraindications(
  drug: DrugFile,
  note: Note,
): { readonly contraindications?: readonly SourcedContraindication[] } {
  const contraindications = drug.contraindications.flatMap((one, at) => {
    for (const list of ['only', 'except'] as const) {
      for (const name of (one[list] ?? []).filter((named) => !(named in drug.regimens))) {
        note(
          ['contraindications', at, list],
          `${drug.genericName} has no regimen "${name}": ${known(Object.keys(drug.regimens))}.`,
        );
      }
    }
    const names = regimensOf(one, drug)?.flatMap((name) => {
      const { row, line } = drug.regimens[name] ?? {};
      return row?.indication ?? line?.indication ?? [];
    });
    return conditionsIn(one).map((condition) => ({
      ...condition,
      ...(names && { indications: [...new Set(names)] }),
      sources: one.source,
    }));
  });
  return contraindications.length === 0 ? {} : { contraindications };
}
