import type { Line, Zone } from '@first60/edition';
import { placedLists } from '../../card-lines.ts';
import { type Rule, stops } from '../../rule.ts';

interface Depth {
  readonly from: number;
  readonly to: number;
  readonly depth: string | undefined;
}

/** A card's tube depths by weight, each in a list or in a line for this child: "Child: 3 kg 9-9.5 cm", "Child 6-9 kg: 10.5-11 cm". */
const onCard = (lines: readonly Line[]): Depth[] =>
  lines
    .filter(({ text }) => /^(?:(?:Infant|Child):|Child [\d-]+ kg:) \d/.test(text))
    .flatMap(({ text }) => [...text.matchAll(/(\d+)(?:-(\d+))? kg:? ([\d.-]+ cm)/g)])
    .map(([, from, to, depth]) => ({ from: Number(from), to: Number(to ?? from), depth }));

function inZone({ weightRange, ettDepth }: Zone): ReadonlyArray<{ weight: number; depth: string | undefined }> {
  const byWeight = [...ettDepth.text.matchAll(/(\d+) kg ([\d.-]+ cm)/g)];
  if (byWeight.length > 0) return byWeight.map(([, weight, depth]) => ({ weight: Number(weight), depth }));
  const depth = /^[\d.-]+ cm/.exec(ettDepth.text)?.[0];
  return [weightRange.from, weightRange.to].map((weight) => ({ weight, depth }));
}

/** If a card gives the tube depth for a child, it matches the color zone for that weight. */
export const tubeDepths: Rule = {
  name: 'tube-depths',
  find: ({ protocols, zones }) =>
    Object.entries(protocols)
      .flatMap(([key, card]) => placedLists(key, card))
      .flatMap(({ lines, at, where }) => {
        const depths = onCard(lines.map(({ line }) => line));
        if (depths.length === 0) return [];
        return zones.flatMap((zone) =>
          inZone(zone).flatMap(({ weight, depth }) => {
            const said = depths.filter(({ from, to }) => weight >= from && weight <= to);
            return said.length === 1 && said[0]?.depth === depth
              ? []
              : [
                  stops(
                    at,
                    `${where}, gives a tube depth of ${said.map((entry) => entry.depth).join(' and ') || 'nothing'} at ${weight} kg, and the ${zone.color} zone ${depth ?? 'nothing'}: make the two agree.`,
                  ),
                ];
          }),
        );
      }),
};
