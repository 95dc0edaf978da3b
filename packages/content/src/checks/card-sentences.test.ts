import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardLines } from '@first60/checks';
import { type Line, line } from '@first60/edition';
import { edition } from '../built/edition.ts';

interface Said {
  readonly card: string;
  readonly lines: readonly Line[];
}

/**
 * Texts that two cards say in lines of their own. Two cards share a sentence through one constant, so that it is
 * never mended in one of them alone. Headings are labels; and the same words may rest on different works (the adult
 * and the pediatric algorithm), which makes them two statements.
 */
function copied(cards: readonly Said[]): string[] {
  const first = new Map<string, { readonly card: string; readonly line: Line }>();
  const found = new Set<string>();
  for (const { card, lines } of cards) {
    for (const said of lines.filter(({ text }) => !text.endsWith(':'))) {
      const earlier = first.get(said.text);
      if (earlier === undefined) first.set(said.text, { card, line: said });
      else if (earlier.card !== card && earlier.line !== said && !restApart(earlier.line, said)) found.add(said.text);
    }
  }
  return [...found];
}

const restApart = (one: Line, other: Line): boolean =>
  one.sources.length > 0 && other.sources.length > 0 && one.sources[0] !== other.sources[0];

test('no two cards say the same sentence but through one shared constant', () => {
  assert.deepEqual(
    copied(Object.values(edition.protocols).map((card) => ({ card: card.id, lines: cardLines(card) }))),
    [],
  );
});

test('the check finds a copied sentence, and lets a shared one, a heading and two works pass', () => {
  const shared = line('Give 1 mg.', 'spec');
  const says = (card: string, ...lines: readonly Line[]): Said => ({ card, lines });
  assert.deepEqual(copied([says('one', line('Give 1 mg.', 'spec')), says('two', line('Give 1 mg.', 'spec'))]), [
    'Give 1 mg.',
  ]);
  assert.deepEqual(copied([says('one', line('Call.')), says('two', line('Call.', 'spec'))]), ['Call.']);
  assert.deepEqual(copied([says('one', shared), says('two', shared)]), []);
  assert.deepEqual(copied([says('one', line('Airway:')), says('two', line('Airway:'))]), []);
  assert.deepEqual(copied([says('one', line('Give 1 mg.', 'spec')), says('two', line('Give 1 mg.', 'wao-2020'))]), []);
});
