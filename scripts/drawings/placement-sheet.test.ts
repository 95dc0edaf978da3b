import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../../packages/content/src/index.ts';
import type { Mark } from './drawing.ts';
import { placementSheet } from './placement-sheet.ts';
import { textWidth } from './text-measure.ts';

type Point = readonly [x: number, y: number];
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const words = edition.illustrations.find(({ id }) => id === 'ecg-lead-placement') ?? assert.fail();
const { panels } = placementSheet(words, [], '21 August 2025');

/** Points along a path of absolute moves, lines and curves, spaced more closely than the stroke width of a letter. */
function pointsOf(path: string): Point[] {
  let at: Point = [0, 0];
  return [...path.matchAll(/([MCL])([^A-Za-z]+)/g)].flatMap(([, command, text = '']) => {
    const numbers = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const ends = Array.from(
      { length: numbers.length / 2 },
      (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0],
    );
    const [a = at, b = a, c = b] = command === 'C' ? ends : [at, ends[0] ?? at, ends[0] ?? at];
    const from = command === 'M' ? c : at;
    at = c;
    return Array.from({ length: 101 }, (_, step): Point => {
      const t = step / 100;
      const blend = (i: 0 | 1) =>
        (1 - t) ** 3 * from[i] + 3 * (1 - t) ** 2 * t * a[i] + 3 * (1 - t) * t ** 2 * b[i] + t ** 3 * c[i];
      return [blend(0), blend(1)];
    });
  });
}

/** The bounding boxes of the capitals and digits in an electrode's name. */
function letters({ x, y, text, size, anchor }: Extract<Mark, { kind: 'text' }>): Area {
  const width = textWidth(text, size, true);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { left, right: left + width, top: y - size * 0.75, bottom: y };
}

/** The area of a filled rectangle, which covers everything drawn before it. */
function ground(path: string): Area | undefined {
  const [, x, y, width, height] = path.match(/^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z$/)?.map(Number) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { left: x, right: x + width, top: y, bottom: y + height };
}

const within = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

for (const { label, marks } of panels) {
  const title = label.split('.')[0];
  const names = marks.flatMap((mark, at) =>
    mark.kind === 'text' && /^(V\d|R[AL]|L[AL])/.test(mark.text) ? [{ mark, at }] : [],
  );

  test(`${title}: no line of the body runs through the name of an electrode`, () => {
    assert.ok(names.length > 0, label);
    for (const { mark: name, at: nameAt } of names) {
      const area = letters(name);
      const cleared = marks.findLastIndex((mark, at) => {
        const cover = at < nameAt && mark.kind === 'shape' && mark.stroke === undefined ? ground(mark.path) : undefined;
        return cover !== undefined && within(area, cover);
      });
      for (const mark of marks.slice(cleared + 1)) {
        if (mark.kind === 'text' || mark.stroke === undefined || mark.path.includes('a')) continue;
        const hit = pointsOf(mark.path).find(
          ([x, y]) => x > area.left && x < area.right && y > area.top && y < area.bottom,
        );
        assert.equal(hit, undefined, `${name.text}: ${mark.path}`);
      }
    }
  });

  test(`${title}: the body has an outline, for the theme that fills it with white on white`, () => {
    assert.ok(marks.some((mark) => mark.kind === 'shape' && [mark.fill, mark.stroke].includes('ink-2')));
  });

  test(`${title}: the ground behind a name covers no electrode and no other name`, () => {
    for (const [at, mark] of marks.entries()) {
      const cover = mark.kind === 'shape' && mark.stroke === undefined ? ground(mark.path) : undefined;
      if (cover === undefined) continue;
      const under = marks.slice(0, at).some((other) => {
        if (other.kind === 'text') {
          const area = letters(other);
          return (
            area.left < cover.right && area.right > cover.left && area.top < cover.bottom && area.bottom > cover.top
          );
        }
        const [, left, middle, radius] = other.path.match(/^M([\d.]+) ([\d.]+)a([\d.]+) /)?.map(Number) ?? [];
        if (other.stroke !== 'surface' || left === undefined || middle === undefined || radius === undefined)
          return false;
        return (
          left < cover.right &&
          left + 2 * radius > cover.left &&
          middle - radius < cover.bottom &&
          middle + radius > cover.top
        );
      });
      assert.ok(!under, JSON.stringify(mark));
    }
  });
}
