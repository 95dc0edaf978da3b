import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mcg, mg, ml } from '../units.ts';
import { asked, mgs, midazolam, saline } from './act-fixture.ts';
import { contentsOf, productOf, strengthOf, volumeIn } from './product.ts';

test('the product of an act is the one that it names, else the first', () => {
  assert.equal(productOf(saline, asked(saline, 'shock').act).id, 'bag');
  assert.equal(productOf(saline, asked(saline, 'flush').act).id, 'flush');
  const lost = { ...asked(saline, 'flush').act, product: 'nebule' };
  assert.throws(() => productOf(saline, lost), {
    name: 'RangeError',
    message: 'sodium-chloride has no product nebule',
  });
});

test('a container holds drug in a volume, or it is not drawn up', () => {
  const [ampoule] = midazolam.products;
  assert.deepEqual(contentsOf(ampoule), { drug: mg(15), volume: ml(3) });
  assert.equal(contentsOf(saline.products[0]), undefined);
  assert.equal(contentsOf({ ...ampoule, holds: { drug: mgs(325) } }), undefined);
  assert.equal(contentsOf({ ...ampoule, holds: {} }), undefined);
});

test('the volume of a dose is exact, also where the strength is not', () => {
  const third = { drug: mg(1), volume: ml(3) };
  assert.equal(volumeIn(mg('0.7'), third).value.toFixed(), '2.1');
  assert.equal(volumeIn(mcg(700), third).value.toFixed(), '2.1');
  assert.equal(volumeIn(ml(40), third).value.toFixed(), '40');
  assert.throws(() => volumeIn(mg(1), { drug: ml(1), volume: ml(1) }), RangeError);
});

test('a strength is said in the unit of the dose, where it converts', () => {
  const gram = { drug: mg(5000), volume: ml(10) };
  assert.deepEqual(strengthOf(gram, mg(1)), mgs(500));
  assert.deepEqual(strengthOf(gram, mcg(1)), { amount: 500_000, unit: 'mcg' });
  assert.deepEqual(strengthOf(gram, ml(1)), mgs(500));
  assert.deepEqual(strengthOf({ drug: mg(1), volume: ml(250) }, mcg(2)), { amount: 4, unit: 'mcg' });
});
