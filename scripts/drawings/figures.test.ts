import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { edition } from '../../packages/content/src/index.ts';
import { layoutOf, type PlacedEdge } from './algorithm-layout.ts';
import type { Drawing } from './drawing.ts';
import { figureFiles, PUBLIC } from './figure-files.ts';
import { digestMark, paperMark } from './pdf.ts';
import { svgOf } from './svg.ts';

const figures = await figureFiles();
const STALE = 'The content or its drawing changed: run npm run figures';
const bytes = (path: string): Buffer => readFileSync(new URL(path, PUBLIC));
const kilobytes = (path: string): number => statSync(new URL(path, PUBLIC)).size / 1000;

for (const { path, svg, pdf, png } of figures) {
  if (svg !== undefined) {
    test(`${path}.svg is current and under 150 kB`, () => {
      assert.ok(existsSync(new URL(`${path}.svg`, PUBLIC)), STALE);
      assert.equal(bytes(`${path}.svg`).toString(), svgOf(svg), STALE);
      assert.ok(kilobytes(`${path}.svg`) < 150);
    });

    test(`${path}.svg: no text smaller than 14 px but the sources below, none outside the drawing`, () => {
      for (const { text, size, x, y } of textsOf(svg)) {
        assert.ok(size >= 14 || /^\d+$/.test(text) || (size === 12 && svg.panels.length > 0), `${size}: ${text}`);
        assert.ok(x >= 0 && x <= svg.width && y >= 0 && y <= svg.height, text);
      }
    });
  }
  if (pdf !== undefined) {
    test(`${path}.pdf is current, under 40 kB as it is sent, ${pdf.sheets.length} pages, named ${pdf.title}`, () => {
      const file = bytes(`${path}.pdf`).toString('latin1');
      assert.ok(file.includes(paperMark(pdf)), STALE);
      assert.equal(file.match(/\/Type \/Page\n/g)?.length, pdf.sheets.length);
      assert.equal(titleOf(file), pdf.title);
      assert.ok(brotliCompressSync(bytes(`${path}.pdf`)).length < 40_000);
    });
  }
  if (svg !== undefined && png === true) {
    test(`${path}.png is current and under 300 kB`, () => {
      assert.ok(
        bytes(`${path}.png`)
          .toString('latin1')
          .includes(digestMark(svgOf(svg))),
        STALE,
      );
      assert.ok(kilobytes(`${path}.png`) < 300);
    });
  }
}

test('nothing else lies in the folders of figures', () => {
  const expected = figures.flatMap(({ path, svg, pdf, png }) => [
    ...(svg === undefined ? [] : [`${path}.svg`]),
    ...(pdf === undefined ? [] : [`${path}.pdf`]),
    ...(png === undefined ? [] : [`${path}.png`]),
  ]);
  const found = ['algorithms', 'images'].flatMap((folder) =>
    readdirSync(new URL(folder, PUBLIC)).map((name) => `${folder}/${name}`),
  );
  assert.deepEqual(found.toSorted(), expected.toSorted());
});

for (const { path, panels } of edition.illustrations) {
  test(`${path}: every panel of the content is drawn with all its words`, () => {
    const labels = figures.find((figure) => `/${figure.path}` === path)?.svg?.panels.map(({ label }) => label) ?? [];
    for (const { title, lines } of panels) {
      for (const { text } of lines) {
        assert.ok(
          labels.some((label) => label.includes(title) && label.includes(text)),
          `${title}: ${text}`,
        );
      }
    }
  });
}

for (const algorithm of Object.values(edition.algorithms)) {
  test(`${algorithm.id}: no two boxes overlap, no arrow crosses another or runs through a box`, async () => {
    const { boxes, edges } = await layoutOf(algorithm);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one.x + one.box.width < other.x ||
          other.x + other.box.width < one.x ||
          one.y + one.box.height < other.y ||
          other.y + other.box.height < one.y;
        assert.ok(apart, `boxes at ${one.x},${one.y} and ${other.x},${other.y}`);
      }
      for (const part of edges.flatMap(partsOf)) {
        const [left, right] = [Math.min(part.from[0], part.to[0]), Math.max(part.from[0], part.to[0])];
        const [top, bottom] = [Math.min(part.from[1], part.to[1]), Math.max(part.from[1], part.to[1])];
        const misses =
          right <= one.x + 1 ||
          left >= one.x + one.box.width - 1 ||
          bottom <= one.y + 1 ||
          top >= one.y + one.box.height - 1;
        assert.ok(misses, `an arrow runs through the box at ${one.x},${one.y}`);
      }
    }
    for (const [at, edge] of edges.entries()) {
      for (const other of edges.slice(at + 1)) {
        for (const one of partsOf(edge)) for (const two of partsOf(other)) assert.ok(!cross(one, two));
      }
    }
  });
}

type Point = readonly [number, number];
interface Part {
  readonly from: Point;
  readonly to: Point;
}

function partsOf({ points }: PlacedEdge): Part[] {
  return points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
}

function cross(one: Part, two: Part): boolean {
  const level = ({ from, to }: Part) => from[1] === to[1];
  if (level(one) === level(two)) return false;
  const [across, upright] = level(one) ? [one, two] : [two, one];
  const [x, y] = [upright.from[0], across.from[1]];
  const between = (value: number, a: number, b: number) => value > Math.min(a, b) && value < Math.max(a, b);
  return between(x, across.from[0], across.to[0]) && between(y, upright.from[1], upright.to[1]);
}

test('the check of crossings finds one', () => {
  assert.ok(cross({ from: [0, 5], to: [10, 5] }, { from: [5, 0], to: [5, 10] }));
  assert.ok(!cross({ from: [0, 5], to: [10, 5] }, { from: [5, 6], to: [5, 10] }));
});

/** The title that a PDF viewer shows. */
function titleOf(file: string): string | undefined {
  const [, object] = file.match(/\/Title (\d+) 0 R/) ?? [];
  return file.match(new RegExp(`\\n${object} 0 obj\\n\\((.*)\\)\\n`))?.[1];
}

function textsOf({ marks, panels }: Drawing) {
  const inPanels = panels.flatMap(({ x, y, marks: own }) =>
    own.flatMap((mark) => (mark.kind === 'text' ? [{ ...mark, x: mark.x + x, y: mark.y + y }] : [])),
  );
  return [...marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])), ...inPanels];
}
