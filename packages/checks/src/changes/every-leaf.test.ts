import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson, type Edition } from '@first60/edition';
import { baseEdition as edition } from '../../../../scripts/edition/base-edition.ts';
import { mutations } from '../testing/mutations.ts';
import { editionChanges } from './edition-changes.ts';

/** The digest is computed from everything else. */
const TABLES = Object.keys(edition).filter((table): table is Exclude<keyof Edition, 'sha256'> => table !== 'sha256');

/** Maximum number of faults printed for one table, because in a forgotten table every change is a fault. */
const SHOWN = 5;

/** Tables with many entries are compared one entry at a time, because everything else in them is equal. */
const BY_ENTRY: ReadonlySet<string> = new Set(['protocols', 'formulary', 'sources', 'algorithms']);

/** One part of a table, and the edition with another value in its place. */
interface Part {
  readonly value: unknown;
  readonly editionWith: (value: unknown) => Partial<Edition>;
}

function* partsOf(table: keyof Edition): Generator<Part> {
  if (!BY_ENTRY.has(table)) {
    yield { value: edition[table], editionWith: (value) => ({ ...edition, [table]: value }) };
    return;
  }
  for (const [id, value] of Object.entries(edition[table] ?? {}))
    yield { value, editionWith: (changed) => ({ ...edition, [table]: { [id]: changed } }) };
}

for (const table of TABLES) {
  test(`each change of one place of ${table} is told in sentences that no other change is told in`, () => {
    const silent: string[] = [];
    const told = new Map<string, unknown>();
    for (const { value: whole, editionWith } of partsOf(table)) {
      const before = editionWith(whole);
      for (const { what, value } of mutations(whole)) {
        const sentences = editionChanges(before, editionWith(value));
        const text = sentences.join('\n');
        if (sentences.length === 0 || sentences.some(saysNothing)) silent.push(`${what}: ${text}`);
        else if (!told.has(text)) told.set(text, value);
        else if (!areOne(told.get(text), value)) silent.push(`${what}, as another: ${text}`);
      }
    }
    assert.equal(silent.length, 0, `${silent.length} are not told:\n${silent.slice(0, SHOWN).join('\n')}`);
  });
}

/** True when two values differ at most in a list or block that is empty or absent: to a reader they are the same. */
const areOne = (one: unknown, other: unknown): boolean =>
  canonicalJson(filled(one) ?? null) === canonicalJson(filled(other) ?? null);

function filled(node: unknown): unknown {
  if (node === null || typeof node !== 'object') return node;
  const inner = Object.entries(node).flatMap(([key, value]) => {
    const rest = filled(value);
    return rest === undefined ? [] : [[key, rest] as const];
  });
  if (inner.length === 0) return undefined;
  return Array.isArray(node) ? inner.map(([, value]) => value) : Object.fromEntries(inner);
}

/** True for "a -> a", in which a reader sees no difference. */
function saysNothing(sentence: string): boolean {
  const [before = '', after] = sentence.replace(/^.*?: /s, '').split(' -> ');
  return sentence.trim() === '' || (after !== undefined && before.trim() === after.trim());
}
