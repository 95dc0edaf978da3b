import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrugActs, giveAct } from '@first60/clinical';
import { askedAct, faceOf, type MedicationId } from '@first60/edition';
import { baseEdition } from '../../../../../scripts/edition/base-edition.ts';
import { oracleOf } from '../act-oracle/oracle.ts';
import { readContent } from '../act-oracle/read-drugs.ts';
import { PATIENT_GRID } from '../patient-grid.ts';
import { readAgain, readTotal } from './course-grammar.ts';
import { compareFace } from './face-compared.ts';
import { readDose, readOffered, readOther, readRecipe } from './grammar.ts';

/*
 * Every figure that a face says is read back from its words and compared with the oracle, to the last digit. A text that
 * cannot be read fails.
 */

const NOTHING = { acts: new Map(), family: 0 };
const nameOf = (id: string): string => baseEdition.formulary[id]?.genericName ?? id;
const acts = baseEdition.acts;
if (acts === undefined) throw new Error('the edition has no acts');
/** Fewer would mean that the faces of some drugs were not read. */
const LEAST_TEXTS = 30_000;

test('every figure of every face reads back as the figure of the oracle', (context) => {
  const wrong = new Map<string, string>();
  let texts = 0;
  for (const read of readContent()) {
    const id = read.drug.id as MedicationId;
    const asked = askedAct(acts, id, read.act.id);
    const drug: DrugActs | undefined = acts.drugs[id];
    assert.ok(asked && drug, `the edition has no ${id}/${read.act.id}`);
    for (const { words, engine, oracle } of PATIENT_GRID) {
      const face = faceOf(asked, engine, acts, nameOf);
      const compared = compareFace(face, giveAct(asked, engine), oracleOf(read, oracle, NOTHING), read, drug);
      texts += compared.texts;
      for (const what of compared.wrong) {
        const fault = `${id}/${read.act.id}: ${what}`;
        if (!wrong.has(fault)) wrong.set(fault, words);
      }
    }
  }
  context.diagnostic(`${texts} texts read back`);
  assert.deepEqual(
    [...wrong].map(([what, whose]) => `${what} (${whose})`),
    [],
  );
  assert.ok(texts > LEAST_TEXTS, `only ${texts} texts were read`);
});

test('a text that says a figure in another way cannot be read', () => {
  assert.equal(readDose('10 milligrams'), undefined);
  assert.equal(readDose('10 mg or more'), undefined);
  assert.equal(readRecipe('1 mL of 5 mg/mL with 4 mL saline = 5 mL of 1 mg/mL'), undefined);
  assert.equal(readOther('shock: 2.5 mg, or 5 mg'), undefined);
  assert.equal(readTotal('Adult: 10 mg in all, then 5 mg more'), undefined);
  assert.equal(readAgain('Every 5 min, 3 times'), undefined);
});

test('a preparation that is offered, which no act of the base has', () => {
  const empty = 'in an empty labeled syringe, never a flush';
  assert.deepEqual(
    readOffered(`or diluted: 1 mL of 3 mg/mL + 9 mL saline = 10 mL of 0.3 mg/mL, ${empty}, of it 2 mL`),
    {
      recipe: {
        kind: 'mixed',
        stock: '1',
        from: { digits: '3', unit: 'mg' },
        diluent: '9',
        total: '10',
        made: { digits: '0.3', unit: 'mg' },
      },
      mL: '2',
    },
  );
});
