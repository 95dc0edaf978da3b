import type { Edition } from '@first60/edition';

/**
 * The edition with `factor` times as many cards, drugs, synonyms and hospitals: copies with a number appended to id and
 * name. The quick table of fifteen doses is not copied, because the specification fixes it.
 */
export function growEdition(edition: Edition, factor: number): Edition {
  const numbers = Array.from({ length: factor - 1 }, (_, index) => index + 2);
  const copies = <Value extends object>(
    values: Readonly<Record<string, Value>>,
    rename: (value: Value, number: number) => object,
  ) =>
    Object.fromEntries([
      ...Object.entries(values),
      ...numbers.flatMap((number) =>
        Object.entries(values).map(([id, value]) => [`${id}-${number}`, rename(value, number)] as const),
      ),
    ]);
  const grown = {
    ...edition,
    groups: edition.groups.map((group) => ({
      ...group,
      protocols: [...group.protocols, ...numbers.flatMap((number) => group.protocols.map((id) => `${id}-${number}`))],
    })),
    protocols: copies(edition.protocols, (card, number) => ({
      ...card,
      id: `${card.id}-${number}`,
      title: `${card.title} ${number}`,
    })),
    formulary: copies(edition.formulary, (drug, number) => ({
      ...drug,
      id: `${drug.id}-${number}`,
      genericName: `${drug.genericName} ${number}`,
    })),
    synonyms: copies(edition.synonyms, (terms) => terms),
    hospitals: [
      ...edition.hospitals,
      ...numbers.flatMap((number) =>
        edition.hospitals.map((hospital) => ({ ...hospital, id: `${hospital.id}-${number}` })),
      ),
    ],
  };
  // The type knows only the literal ids of the edition, and the copies have other ids.
  return grown as unknown as Edition;
}
