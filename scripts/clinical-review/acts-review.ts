import type { ActPatient } from '../../packages/clinical/src/index.ts';
import { askedAct, type Edition, type Protocol } from '../../packages/edition/src/index.ts';
import { faceLines } from '../acts/face-lines.ts';
import { plain } from './markdown.ts';

/** A patient of whom nothing is known: the face names every group. */
const NOBODY: ActPatient = { weight: null, age: null, conditions: new Map() };

/** What a crew reads of every act of every drug, for a patient of whom nothing is known. */
export function actsReview({ acts, formulary }: Edition): string[] {
  if (acts === undefined) return [];
  const nameOf = (id: string): string => formulary[id]?.tallMan ?? formulary[id]?.genericName ?? id;
  return Object.entries(acts.drugs).flatMap(([id, drug]) => [
    `### ${plain(nameOf(id))}`,
    '',
    ...(drug?.acts ?? []).flatMap(({ id: act, label, cardLabel }) => {
      const asked = askedAct(acts, id, act);
      if (asked === undefined) return [];
      const title = cardLabel === undefined ? label : `${label} (on cards: ${cardLabel})`;
      return [
        `#### ${plain(title)}`,
        '',
        ...faceLines(asked, NOBODY, acts, nameOf).map((line) => `- ${plain(line)}`),
        '',
      ];
    }),
  ]);
}

/** What a card adds to the acts of its lines, or makes tighter: the lines of a face that it has on this card alone. */
export function cardActsReview(protocol: Protocol, { acts, formulary }: Edition): string[] {
  if (acts === undefined) return [];
  const nameOf = (id: string): string => formulary[id]?.tallMan ?? formulary[id]?.genericName ?? id;
  const lines = protocol.medications.flatMap((line) => {
    if (line.add === undefined && line.tighten === undefined) return [];
    const [own, bare] = [askedAct(acts, line.medication, line.act, line), askedAct(acts, line.medication, line.act)];
    if (own === undefined || bare === undefined) return [];
    const plainFace = new Set(faceLines(bare, NOBODY, acts, nameOf));
    const changed = faceLines(own, NOBODY, acts, nameOf).filter((text) => !plainFace.has(text));
    return changed.map((text) => `- ${plain(`${nameOf(line.medication)}, ${line.indication}: ${text}`)}`);
  });
  return lines.length === 0 ? [] : ['**What the card adds to its drugs**', '', ...lines, ''];
}
