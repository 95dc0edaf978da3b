import type { ActPatient, AskedAct } from '../../packages/clinical/src/index.ts';
import { type DrugName, type EditionActs, type Face, type FaceDose, faceOf } from '../../packages/edition/src/index.ts';

/** The face of an act as lines of text, in the order in which it is read. */
export function faceLines(asked: AskedAct, patient: ActPatient, acts: EditionActs, drugName: DrugName): string[] {
  const face = faceOf(asked, patient, acts, drugName);
  const told = TERMS.flatMap(([term, textsOf]) => {
    const texts = textsOf(face).filter((text) => text !== '');
    return texts.length === 0 ? [] : [`${term}: ${texts.join(' · ')}`];
  });
  return [...face.doses.map(doseLine), ...told];
}

const TERMS: ReadonlyArray<readonly [term: string, texts: (face: Face) => readonly string[]]> = [
  ['How', ({ how }) => [how]],
  ['Again', ({ again = '' }) => [again]],
  ['Stop at', ({ most }) => most],
  ['OLMD', ({ order }) => order],
  ['Never in', ({ never }) => never],
  ['OLMD first in', ({ callFirst }) => callFirst],
  ['First, then', ({ course }) => course],
  ['Stop if', ({ stopIf }) => stopIf],
  ['Target', ({ target }) => target],
  ['Instead', ({ instead }) => instead],
  ['Watch', ({ watch }) => watch],
  ['Warning', ({ forbidden }) => forbidden],
  ['Know', ({ know }) => know],
];

function doseLine({
  whose,
  dose,
  volume,
  strength,
  containers,
  limit,
  because,
  later,
  recipe,
  otherwise,
}: FaceDose): string {
  const figures = [dose, volume === undefined ? '' : `= ${volume}`, strength === undefined ? '' : `of ${strength}`];
  const notes = [containers, limit === undefined ? undefined : `${limit}imum`, because, later].filter(
    (text) => text !== undefined,
  );
  const first = `${whose === undefined ? '' : `${whose}: `}${figures.filter((text) => text !== '').join(' ')}`;
  return [
    notes.length === 0 ? first : `${first} (${notes.join(', ')})`,
    ...(recipe === undefined ? [] : [`make: ${recipe}`]),
    ...otherwise,
  ].join(' | ');
}
