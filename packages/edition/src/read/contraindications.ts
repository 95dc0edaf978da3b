import type { Contraindication } from '@first60/clinical';
import type { ContraindicationFile } from '../files/contraindications-file.ts';
import type { DrugFile } from '../files/drug-file.ts';
import type { SourcedContraindication } from '../model/drug.ts';
import { known, type Note } from './notes.ts';

type OfDrug = DrugFile['contraindications'][number];

/** The regimens that a contraindication of a drug applies to. Undefined when it applies to all. */
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

/**
 * The drug's contraindications that apply to any of these regimens, followed by the added ones. Each condition is
 * listed once.
 */
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

/** The contraindications that concern a line's patients. A line for adults only has none that concern children. */
export const concerning = (
  { contraindications = [] }: { readonly contraindications?: readonly Contraindication[] },
  doses: { readonly adult: unknown; readonly pediatric: unknown },
): { readonly contraindications?: readonly Contraindication[] } => {
  const those = contraindications.filter(({ to }) => to === undefined || doses[to] !== undefined);
  return those.length === 0 ? {} : { contraindications: those };
};

/**
 * The contraindications as listed for the drug itself. One that applies to only some regimens also names their
 * indications.
 */
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
