import { askedAct } from '../acts/asked-act.ts';
import type { MedicationId } from '../ids.ts';
import type { DosingRow, Drug, SourcedContraindication } from '../model/drug.ts';
import type { KitNumber } from '../model/kit.ts';
import type { LineReader } from './lines.ts';
import type { Note } from './notes.ts';
import { dosingRow } from './printed/dosing-row.ts';
import { notesOf, preparationText } from './printed/drug-texts.ts';
import { facesOf, type NamedActs } from './printed/faces-by-age.ts';
import { contraindicationsOfFaces } from './printed/line-texts.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';

/** Inputs for a drug, in addition to its file. */
interface Surroundings {
  readonly read: LineReader;
  readonly note: Note;
  /** Absent in an edition without acts. */
  readonly named?: NamedActs;
}

/** A drug as the formulary shows it, with its rows in the order of its acts. */
export function drugOf(id: MedicationId, printed: PrintedDrug, { read, note, named }: Surroundings): Drug {
  const {
    inventoryId,
    kit,
    strength,
    source,
    dilutions: _,
    figures: __,
    acts: ___,
    drug,
    watched,
    warning,
    ...same
  } = printed;
  if (strength !== undefined) noteVolumes(printed, note);
  const contraindications = named ? contraindicationsOf(printed, named) : [];
  const strongest = drug?.routeLimits?.find((limit) => limit.strength && limit.routes.includes('IV'))?.strength;
  return {
    ...same,
    id,
    medId: inventoryId,
    kitNumber: kit satisfies KitNumber,
    ...(strength && { concentration: strength }),
    ...(strongest && { greatestUndilutedIv: strongest }),
    ...(watched !== undefined && { watched }),
    ...(warning && { warning: read(warning, 'warning') }),
    ...(contraindications.length > 0 && { contraindications }),
    dosing: named ? rowsOf(printed, named) : [],
    preparation: drug && named ? preparationText(drug, named.acts) : AS_STOCKED,
    ...(drug && named && notesOf(drug, named.acts)),
    sources: source,
  };
}

/** A volume of a drug that has a strength depends on that strength, so the drug's figures have to be amounts. */
function noteVolumes({ figures }: PrintedDrug, note: Note): void {
  for (const [name, { value }] of Object.entries(figures)) {
    if (value.unit !== 'mL') continue;
    note(
      ['figures', name, 'value'],
      'A figure of a drug that has a strength is an amount of drug, not a volume: write the amount, and "mL" behind the name in a text.',
    );
  }
}

const AS_STOCKED = 'As stocked.';

const rowsOf = ({ drug, acts }: PrintedDrug, named: NamedActs): readonly DosingRow[] =>
  Object.values(acts).flatMap((printed) => {
    const asked = drug && !printed.act.noRow ? askedAct(named.acts, drug.id, printed.act.id) : undefined;
    return asked === undefined ? [] : [dosingRow(asked, printed, named)];
  });

/** The contraindications of all acts. Those of some acts alone name their indications. */
function contraindicationsOf({ drug, acts }: PrintedDrug, named: NamedActs): readonly SourcedContraindication[] {
  const asked = Object.keys(acts).flatMap((act) => (drug && askedAct(named.acts, drug.id, act)) ?? []);
  const all = asked.flatMap((one) =>
    contraindicationsOfFaces(facesOf(one, named)).map((said) => ({ act: one.act, said })),
  );
  return [...Map.groupBy(all, ({ said }) => JSON.stringify(said)).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const isOfSome = group.length < asked.length;
    return [
      {
        ...first.said,
        ...(isOfSome && { indications: [...new Set(group.map(({ act }) => act.label))] }),
        sources: [...new Set(group.flatMap(({ act }) => act.source))],
      },
    ];
  });
}
