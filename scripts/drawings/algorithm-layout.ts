import ELKConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import type { Algorithm } from '../../packages/edition/src/index.ts';
import { type Box, boxOf, pillOf } from './algorithm-box.ts';
import { textWidth } from './text-measure.ts';

interface PlacedBox {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

export interface PlacedEdge {
  readonly points: ReadonlyArray<readonly [number, number]>;
  readonly label?: { readonly text: string; readonly x: number; readonly y: number; readonly width: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
}

export const LABEL_SIZE = 14;
export const LABEL_HEIGHT = 18;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
};

/** The answer is placed where the eye leaves the question. */
const AT_THE_QUESTION = { 'elk.edgeLabels.placement': 'TAIL' };

/** Places an algorithm's boxes from top to bottom and routes its arrows at right angles. */
export async function layoutOf({ steps }: Algorithm): Promise<Layout> {
  const numberOf = new Map(steps.map(({ id }, at) => [id, at + 1]));
  const boxes = new Map<string, Box>();
  const edges: ElkExtendedEdge[] = [];
  for (const step of steps) {
    boxes.set(step.id, boxOf(step, numberOf.get(step.id) ?? 0));
    for (const { to, label, jump } of step.exits) {
      const target = jump === true ? `${step.id}>${to}` : to;
      if (jump === true) boxes.set(target, pillOf(numberOf.get(to) ?? 0));
      const width = label === undefined ? 0 : Math.ceil(textWidth(label, LABEL_SIZE, true)) + 10;
      const labels =
        label === undefined
          ? {}
          : { labels: [{ text: label, width, height: LABEL_HEIGHT, layoutOptions: AT_THE_QUESTION }] };
      edges.push({ id: `${step.id}-${target}`, sources: [step.id], targets: [target], ...labels });
    }
  }
  const children = [...boxes].map(([id, { width, height }]): ElkNode => ({ id, width, height }));
  const elk = new ELKConstructor.default();
  const graph: ElkNode = { id: 'root', layoutOptions: OPTIONS, children, edges };
  const placed = await elk.layout(graph);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: (placed.children ?? []).flatMap(({ id, x = 0, y = 0 }) => {
      const box = boxes.get(id);
      return box === undefined ? [] : [{ box, x, y }];
    }),
    edges: (placed.edges ?? []).map(placedEdge),
  };
}

function placedEdge({ sections = [], labels = [] }: ElkExtendedEdge): PlacedEdge {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): readonly [number, number] => [x, y]),
  );
  const [label] = labels;
  const route = withoutJog(points);
  if (label?.text === undefined) return { points: route };
  return { points: route, label: { text: label.text, x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0 } };
}

/** In px. A smaller offset looks like a mistake. */
const JOG = 16;

/** An arrow with a tiny offset is drawn straight down. */
function withoutJog(points: PlacedEdge['points']): PlacedEdge['points'] {
  const [from, , , to] = points;
  if (points.length !== 4 || from === undefined || to === undefined) return points;
  return Math.abs(to[0] - from[0]) < JOG ? [from, [from[0], to[1]]] : points;
}
