import type { Illustration, IllustrationPanel } from '../../packages/edition/src/index.ts';
import { circle, type Drawing, type Mark, type Panel, polyline, rectangle } from './drawing.ts';
import { sheetOf } from './sheet.ts';
import { fillText, textWidth } from './text-measure.ts';
import { backChest, CHEST, frontChest } from './torso.ts';

const WIDTH = CHEST.width;
const CHEST_TOP = 30;
const ROW = 19;

interface Electrode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: 'left' | 'right' | 'below' | 'below-left' | 'below-right';
  readonly key?: true;
  /** True if the name is on the ribs. The ribs are interrupted around it, because no line may run through a name. */
  readonly onRibs?: true;
}

const NAME_SIZE = 15;

const LABEL_AT: Readonly<Record<Electrode['label'], { dx: number; dy: number; anchor?: 'end' | 'middle' }>> = {
  left: { dx: -12, dy: 5, anchor: 'end' },
  right: { dx: 12, dy: 5 },
  below: { dx: 0, dy: 24, anchor: 'middle' },
  'below-left': { dx: 15, dy: 24, anchor: 'end' },
  'below-right': { dx: -5, dy: 24 },
};

function electrodeMarks({ name, x, y, label, key, onRibs }: Electrode): Mark[] {
  const ink = key === true ? 'critical-ink' : 'accent';
  const { dx, dy, anchor } = LABEL_AT[label];
  const width = textWidth(name, NAME_SIZE, true) + 4;
  const left = x + dx - 2 - (anchor === 'end' ? width - 4 : anchor === 'middle' ? width / 2 - 2 : 0);
  const clear: Mark = { kind: 'shape', path: rectangle(left, y + dy - 13, width, 15), fill: 'sunken' };
  return [
    ...(onRibs === true ? [clear] : []),
    { kind: 'shape', path: circle(x, y, 7), fill: ink, stroke: 'surface', width: 2 },
    {
      kind: 'text',
      x: x + dx,
      y: y + dy,
      text: name,
      size: NAME_SIZE,
      bold: true,
      ...(anchor === undefined ? {} : { anchor }),
      fill: key === true ? 'critical-ink' : 'ink',
    },
  ];
}

interface PanelContent {
  /** The panel of the sheet with the text for this drawing. */
  readonly id: string;
  readonly body: readonly Mark[];
  readonly electrodes: readonly Electrode[];
  readonly sides: readonly [left: string, right: string];
}

function panelOf(
  { body, electrodes, sides }: PanelContent,
  { title, lines }: IllustrationPanel,
): Omit<Panel, 'x' | 'y'> {
  const texts = lines.map(({ text }) => text);
  const shift = (mark: Mark): Mark =>
    mark.kind === 'text' ? { ...mark, y: mark.y + CHEST_TOP } : { ...mark, path: moved(mark.path, CHEST_TOP) };
  const rows = texts.flatMap((text) => fillText(text, 14, false, WIDTH - 4));
  const textTop = CHEST_TOP + CHEST.height + 40;
  const side = (x: number, text: string, anchor?: 'end'): Mark => ({
    kind: 'text',
    x,
    y: 48,
    text,
    size: 14,
    ...(anchor === undefined ? {} : { anchor }),
    fill: 'ink-2',
  });
  return {
    width: WIDTH,
    height: textTop + rows.length * ROW,
    label: `${title}. ${texts.join(' ')}`,
    marks: [
      { kind: 'text', x: 0, y: 18, text: title, size: 17, bold: true, fill: 'accent-ink' },
      side(0, sides[0]),
      side(WIDTH, sides[1], 'end'),
      ...[...body, ...electrodes.flatMap(electrodeMarks)].map(shift),
      ...rows.map((text, row): Mark => ({ kind: 'text', x: 0, y: textTop + row * ROW, text, size: 14, fill: 'ink' })),
    ],
  };
}

/** Moves a path down by changing its absolute coordinates. Relative commands stay as they are. */
function moved(path: string, by: number): string {
  return path.replace(/([MCL])([^A-Za-z]+)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return command + values.map((value, at) => (at % 2 === 1 ? Math.round((value + by) * 100) / 100 : value)).join(' ');
  });
}

const { middle, sternum, midclavicular, anteriorAxillary, midaxillary, fourthSpace, fifthSpace } = CHEST;
const RIGHT_LEFT: readonly [string, string] = ["Patient's right", 'left'];

const standard: PanelContent = {
  id: 'chest-leads',
  body: frontChest(),
  sides: RIGHT_LEFT,
  electrodes: [
    { name: 'V1', x: middle - sternum - 4, y: fourthSpace, label: 'left', onRibs: true },
    { name: 'V2', x: middle + sternum + 4, y: fourthSpace, label: 'right', onRibs: true },
    {
      name: 'V3',
      x: (middle + sternum + 4 + middle + midclavicular) / 2,
      y: (fourthSpace + fifthSpace) / 2,
      label: 'right',
      onRibs: true,
    },
    { name: 'V4', x: middle + midclavicular, y: fifthSpace, label: 'below', onRibs: true },
    { name: 'V5', x: middle + anteriorAxillary, y: fifthSpace, label: 'below', onRibs: true },
    { name: 'V6', x: middle + midaxillary, y: fifthSpace, label: 'right' },
  ],
};

/** The whole body in one colour, larger by this much on all sides. */
function silhouette(paint: 'ink-2' | 'sunken', by: number): Mark[] {
  const disc = (x: number, y: number, radius: number): Mark => ({
    kind: 'shape',
    path: circle(x, y, radius + by),
    fill: paint,
  });
  const area = (path: string): Mark => ({
    kind: 'shape',
    path,
    fill: paint,
    ...(by > 0 && { stroke: paint, width: 2 * by }),
  });
  const joint = (points: ReadonlyArray<readonly [number, number]>, width: number): Mark[] => [
    { kind: 'shape', path: polyline(points), stroke: paint, width: width + 2 * by },
    ...points.map(([x, y]) => disc(x, y, width / 2)),
  ];
  const side = (s: 1 | -1): Mark[] => [
    ...joint(
      [
        [middle + s * 34, 66],
        [middle + s * 54, 116],
        [middle + s * 62, 168],
      ],
      18,
    ),
    ...joint(
      [
        [middle + s * 17, 160],
        [middle + s * 21, 212],
        [middle + s * 23, 262],
      ],
      24,
    ),
  ];
  return [
    disc(middle, 22, 19),
    area(`M${middle - 8} 36L${middle + 8} 36L${middle + 8} 58L${middle - 8} 58z`),
    ...side(-1),
    ...side(1),
    area(
      `M${middle - 40} 60C${middle - 20} 50 ${middle + 20} 50 ${middle + 40} 60C${middle + 34} 100 ${middle + 26} 130 ${middle + 29} 166L${middle - 29} 166C${middle - 26} 130 ${middle - 34} 100 ${middle - 40} 60z`,
    ),
  ];
}

/** Drawn with an outline, because in the sunlight theme the body is as white as its background. */
const limbBody: Mark[] = [...silhouette('ink-2', 1.5), ...silhouette('sunken', 0)];

const limbs: PanelContent = {
  id: 'limb-leads',
  body: limbBody,
  sides: RIGHT_LEFT,
  electrodes: [
    { name: 'RA', x: middle - 52, y: 112, label: 'left' },
    { name: 'LA', x: middle + 52, y: 112, label: 'right' },
    { name: 'RL (ground)', x: middle - 22, y: 226, label: 'left' },
    { name: 'LL', x: middle + 22, y: 226, label: 'right' },
  ],
};

const rightSided: PanelContent = {
  id: 'right-sided-leads',
  body: frontChest(),
  sides: RIGHT_LEFT,
  electrodes: [
    { name: 'V1R', x: middle + sternum + 4, y: fourthSpace, label: 'right', onRibs: true },
    { name: 'V2R', x: middle - sternum - 4, y: fourthSpace, label: 'left', onRibs: true },
    {
      name: 'V3R',
      x: middle - (sternum + 4 + midclavicular) / 2,
      y: (fourthSpace + fifthSpace) / 2,
      label: 'left',
      onRibs: true,
    },
    { name: 'V4R', x: middle - midclavicular, y: fifthSpace, label: 'below-right', key: true, onRibs: true },
    { name: 'V5R', x: middle - anteriorAxillary, y: fifthSpace, label: 'below-left', onRibs: true },
    { name: 'V6R', x: middle - midaxillary, y: fifthSpace, label: 'left' },
  ],
};

const posterior: PanelContent = {
  id: 'posterior-leads',
  body: backChest(),
  sides: ["Patient's left", 'right'],
  electrodes: [
    { name: 'V7', x: middle - 102, y: fifthSpace, label: 'below-right' },
    { name: 'V8', x: middle - 62, y: fifthSpace, label: 'below' },
    { name: 'V9', x: middle - 18, y: fifthSpace, label: 'below' },
  ],
};

const PANELS: readonly PanelContent[] = [standard, limbs, rightSided, posterior];

/** The positions of the electrodes: 12-lead, limbs, right side, back. */
export const placementSheet = (words: Illustration, sources: readonly string[], date: string): Drawing =>
  sheetOf({
    title: words.title,
    subtitle: `${words.basis}. Drawn by First60. Content of ${date}.`,
    panels: words.panels.map((panel) => {
      const content = PANELS.find(({ id }) => id === panel.id);
      if (content === undefined) throw new Error(`no drawing of "${panel.id}"`);
      return panelOf(content, panel);
    }),
    columns: 2,
    sources,
  });
