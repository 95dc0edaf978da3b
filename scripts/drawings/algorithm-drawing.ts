import type { Algorithm } from '../../packages/edition/src/index.ts';
import { LABEL_HEIGHT, LABEL_SIZE, layoutOf, type PlacedEdge } from './algorithm-layout.ts';
import { type Drawing, type Mark, polyline, rectangle } from './drawing.ts';

const ARROW = { length: 10, half: 5 };

/** An algorithm's graph as a drawing. */
export async function algorithmDrawing(algorithm: Algorithm): Promise<Drawing> {
  const { width, height, boxes, edges } = await layoutOf(algorithm);
  const marks = [
    ...edges.flatMap(arrow),
    ...boxes.flatMap(({ box, x, y }) => box.at(x, y)),
    ...edges.flatMap(edgeLabel),
  ];
  const [first] = boxes;
  const start = first === undefined ? 0 : first.x + first.box.width / 2;
  return { width, height, label: `${algorithm.title} algorithm`, start, marks, panels: [] };
}

/** The line ends where the arrowhead begins, so that the line's blunt end never shows next to the tip. */
function arrow({ points }: PlacedEdge): Mark[] {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return [];
  const [dx, dy] = [Math.sign(tip[0] - before[0]), Math.sign(tip[1] - before[1])];
  const neck: readonly [number, number] = [tip[0] - dx * ARROW.length, tip[1] - dy * ARROW.length];
  const head: ReadonlyArray<readonly [number, number]> = [
    tip,
    [neck[0] + dy * ARROW.half, neck[1] + dx * ARROW.half],
    [neck[0] - dy * ARROW.half, neck[1] - dx * ARROW.half],
  ];
  return [
    { kind: 'shape', path: polyline([...points.slice(0, -1), neck]), stroke: 'ink', width: 2 },
    { kind: 'shape', path: `${polyline(head)}z`, fill: 'ink' },
  ];
}

function edgeLabel({ label }: PlacedEdge): Mark[] {
  if (label === undefined) return [];
  const { text, x, y, width } = label;
  return [
    { kind: 'shape', path: rectangle(x, y, width, LABEL_HEIGHT, 4), fill: 'surface' },
    {
      kind: 'text',
      x: x + width / 2,
      y: y + 14,
      text,
      size: LABEL_SIZE,
      bold: true,
      anchor: 'middle',
      fill: 'accent-ink',
    },
  ];
}
