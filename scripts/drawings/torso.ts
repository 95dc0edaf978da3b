import { circle, type Mark, polyline } from './drawing.ts';

/** Landmarks of the drawn chest, px. Seen from the front, the patient's right is on the viewer's left. */
export const CHEST = {
  width: 320,
  height: 262,
  middle: 160,
  /** From the middle line to the edge of the sternum. */
  sternum: 14,
  /** From the middle line: midclavicular, anterior axillary, midaxillary. */
  midclavicular: 62,
  anteriorAxillary: 88,
  midaxillary: 110,
  fourthSpace: 166,
  fifthSpace: 211,
} as const;

const { middle } = CHEST;
const mirrored = (side: 1 | -1) => (dx: number, y: number) => `${middle + side * dx} ${y}`;

function outline(side: 1 | -1): string {
  const at = mirrored(side);
  return (
    `M${at(26, 4)}C${at(26, 30)} ${at(30, 40)} ${at(52, 48)}C${at(84, 58)} ${at(122, 60)} ${at(138, 92)}` +
    `C${at(148, 118)} ${at(152, 150)} ${at(154, 186)}M${at(122, 128)}C${at(114, 160)} ${at(114, 190)} ${at(112, 214)}` +
    `C${at(110, 232)} ${at(104, 246)} ${at(100, 260)}`
  );
}

const trunk = ((): string => {
  const [r, l] = [mirrored(-1), mirrored(1)];
  return (
    `M${r(26, 4)}C${r(26, 30)} ${r(30, 40)} ${r(52, 48)}C${r(84, 58)} ${r(122, 60)} ${r(138, 92)}C${r(148, 118)} ${r(152, 150)} ${r(154, 186)}` +
    `L${r(128, 186)}L${r(122, 128)}C${r(114, 160)} ${r(114, 190)} ${r(112, 214)}C${r(110, 232)} ${r(104, 246)} ${r(100, 260)}` +
    `L${l(100, 260)}C${l(104, 246)} ${l(110, 232)} ${l(112, 214)}C${l(114, 190)} ${l(114, 160)} ${l(122, 128)}L${l(128, 186)}L${l(154, 186)}` +
    `C${l(152, 150)} ${l(148, 118)} ${l(138, 92)}C${l(122, 60)} ${l(84, 58)} ${l(52, 48)}C${l(30, 40)} ${l(26, 30)} ${l(26, 4)}z`
  );
})();

const skin: Mark[] = [
  { kind: 'shape', path: trunk, fill: 'sunken' },
  { kind: 'shape', path: outline(1), stroke: 'ink-2', width: 1.5 },
  { kind: 'shape', path: outline(-1), stroke: 'ink-2', width: 1.5 },
];

/** Vertical positions of ribs 2 to 6 at the sternum. Each intercostal space is below the rib with its number. */
const RIBS = [92, 122, 152, 182, 212] as const;

function rib(y: number, side: 1 | -1): string {
  const at = mirrored(side);
  return `M${at(14, y)}C${at(40, y + 6)} ${at(62, y + 16)} ${at(84, y + 12)}C${at(98, y + 9)} ${at(106, y)} ${at(110, y - 10)}`;
}

/** The chest from the front: sternum, clavicles, ribs 2 to 6, with the fourth and fifth spaces labelled. */
export function frontChest(): Mark[] {
  const { sternum } = CHEST;
  const bone = (path: string): Mark => ({ kind: 'shape', path, stroke: 'line', width: 1.2 });
  const breastbone: ReadonlyArray<readonly [number, number]> = [
    [middle - sternum, 66],
    [middle + sternum, 66],
    [middle + sternum - 2, 222],
    [middle, 236],
    [middle - sternum + 2, 222],
  ];
  const clavicle = (side: 1 | -1): string => {
    const at = mirrored(side);
    return `M${at(14, 70)}C${at(46, 60)} ${at(74, 76)} ${at(104, 66)}`;
  };
  return [
    ...skin,
    { kind: 'shape', path: `${polyline(breastbone)}z`, fill: 'surface', stroke: 'line', width: 1.2 },
    bone(clavicle(1)),
    bone(clavicle(-1)),
    ...RIBS.flatMap((y) => [bone(rib(y, 1)), bone(rib(y, -1))]),
  ];
}

/** The chest from the back: spine and shoulder blades. The patient's left is on the viewer's left. */
export function backChest(): Mark[] {
  const blade = (side: 1 | -1): string => {
    const at = mirrored(side);
    return `M${at(40, 92)}C${at(62, 84)} ${at(92, 84)} ${at(104, 92)}C${at(100, 124)} ${at(82, 168)} ${at(62, 192)}C${at(48, 168)} ${at(40, 126)} ${at(40, 92)}z`;
  };
  const spine = Array.from({ length: 11 }, (_, at) => circle(middle, 66 + at * 18, 4)).join('');
  return [
    ...skin,
    { kind: 'shape', path: spine, fill: 'surface', stroke: 'line', width: 1.2 },
    { kind: 'shape', path: blade(1), fill: 'surface', stroke: 'line', width: 1.2 },
    { kind: 'shape', path: blade(-1), fill: 'surface', stroke: 'line', width: 1.2 },
  ];
}
