import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const TABLE = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly requirement: string;
  readonly places: readonly string[];
  readonly proofs: ReadonlyArray<{ readonly file: string; readonly title: string }>;
}

/** The rows of a Markdown table. A line that looks like a row but cannot be parsed as one is a fault. */
function rowsOf(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).slice(1, -1);
      const [id = '', requirement = '', places = '', proofs = ''] = cells.map((cell) => cell.trim());
      assert.equal(cells.length, 4, `${id} has four cells`);
      return { id, requirement, places: places.split('<br>').map(placeOf), proofs: proofs.split('<br>').map(proofOf) };
    });
}

function placeOf(cell: string): string {
  const [, path] = /^`([^`]+)`$/.exec(cell) ?? [];
  assert.ok(path, `no path: ${cell}`);
  return path;
}

function proofOf(cell: string): Row['proofs'][number] {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
  assert.ok(file && title, `no test: ${cell}`);
  return { file, title: title.replaceAll(/\\([|*_])/g, '$1') };
}

/** True if a test file contains a title, in any quotes. */
const says = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));

/** The faults of a row: missing files, and tests that no longer contain the title. */
function faultsOf({ id, requirement, places, proofs }: Row): string[] {
  const missing = places.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${id}: no file ${path}`);
  const unproven = proofs.flatMap(({ file, title }) => {
    if (!/\.(test|spec)\.ts$/.test(file) || !existsSync(join(ROOT, file))) return [`${id}: no test file ${file}`];
    return says(readFileSync(join(ROOT, file), 'utf8'), title) ? [] : [`${id}: ${file} has no “${title}”`];
  });
  return [...(requirement === '' ? [`${id}: no sentence`] : []), ...missing, ...unproven];
}

const rows = rowsOf(TABLE);

test('every requirement names files that exist and tests that say its title', () => {
  assert.ok(rows.length > 200, `${rows.length} rows`);
  assert.deepEqual(rows.flatMap(faultsOf), []);
});

test('each requirement has a number of its own', () => {
  const ids = rows.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});

test('the check finds a missing file, a title that no test says, and an empty cell', () => {
  const row = (places: string, proof: string) => rowsOf(`| X1 | Something | ${places} | ${proof} |`).flatMap(faultsOf);
  const good = '`architecture.test.ts`: packages/ holds exactly the packages of the table';
  assert.deepEqual(row('`package.json`', good), []);
  assert.deepEqual(row('`no/such.ts`', good), ['X1: no file no/such.ts']);
  assert.match(row('`package.json`', '`architecture.test.ts`: the earth is flat').join(), /has no “the earth is flat”/);
  assert.deepEqual(row('`package.json`', '`package.json`: first60'), ['X1: no test file package.json']);
  assert.throws(() => row('', good), /no path/);
  assert.throws(() => row('`package.json`', ' '), /no test/);
});
