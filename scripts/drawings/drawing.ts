/** The elements of a drawing before it becomes SVG or PDF. Lengths in px of the natural scale, y downward. */
export type Ink =
  | 'ink'
  | 'ink-2'
  | 'line'
  | 'surface'
  | 'sunken'
  | 'accent'
  | 'accent-ink'
  | 'accent-soft'
  | 'on-accent'
  | 'critical-ink'
  | 'grid'
  | 'grid-bold';

interface Shape {
  readonly kind: 'shape';
  /** SVG path data. */
  readonly path: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly dash?: string;
}

interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** Position of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: true;
  readonly anchor?: 'middle' | 'end';
  readonly fill: Ink;
}

export type Mark = Shape | Text;

/** A part of a drawing that can be shown on its own. A screen places the parts side by side when it has space. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Read aloud by a screen reader. */
  readonly label: string;
  readonly marks: readonly Mark[];
}

export interface Drawing {
  /** Position where reading begins, px from the left. A screen narrower than the drawing initially scrolls there. */
  readonly start?: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly marks: readonly Mark[];
  readonly panels: readonly Panel[];
}

/** At most two decimals, so that the same drawing always gives the same bytes. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export const rectangle = (x: number, y: number, width: number, height: number, radius = 0): string => {
  if (radius === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const [across, down] = [short(width - 2 * radius), short(height - 2 * radius)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(x + radius)} ${short(y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}z`
  );
};

export const polyline = (points: ReadonlyArray<readonly [number, number]>): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

export const circle = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
