import type { Edition, Line } from '../../packages/edition/src/index.ts';

export interface PlacedLine {
  /** The path of the line in the edition: "zones/gray/bvmSize". */
  readonly place: string;
  readonly line: Line;
}

const isLine = (node: object): node is Line => 'text' in node && 'sources' in node && Array.isArray(node.sources);

/** Every line of the edition. Entries of a list are named by their id, or else by their number, starting at 1. */
export function* everyLine(node: unknown, place = ''): Generator<PlacedLine> {
  if (node === null || typeof node !== 'object') return;
  if (isLine(node)) {
    yield { place, line: node };
    return;
  }
  for (const [key, inner] of Object.entries(node)) {
    const name = Array.isArray(node) ? (idOf(inner) ?? String(Number(key) + 1)) : key;
    yield* everyLine(inner, place === '' ? name : `${place}/${name}`);
  }
}

const idOf = (node: unknown): string | undefined =>
  node !== null && typeof node === 'object' && 'id' in node && typeof node.id === 'string' ? node.id : undefined;

export interface OpenQuestion {
  readonly place: string;
  readonly text: string;
  readonly sources: readonly string[];
}

/** Every line of the edition that is marked as having no good source, including hospitals. */
export function openQuestions(edition: Edition): OpenQuestion[] {
  const lines = [...everyLine(edition)]
    .filter(({ line }) => line.review === 'needs-source')
    .map(({ place, line }) => ({ place, text: line.text, sources: line.sources }));
  const hospitals = edition.hospitals.flatMap((hospital) =>
    hospital.review.map((what) => ({
      place: `hospitals/${hospital.id}/${what}`,
      text: `${hospital.name}: ${hospital[what] ?? ''}`,
      sources: [],
    })),
  );
  return [...lines, ...hospitals];
}
