import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from '../medication-line/line-dose.ts';
import { type Ml, ml } from '../units.ts';
import type { Act } from './act.ts';
import { adult, amiodarone, asked, child, magnesium, midazolam, naloxone, patient, ROUTES } from './act-fixture.ts';
import { type RouteVolumes, routesFor, routesTaking } from './route-volumes.ts';

type Said = Parameters<typeof patient>[0];

test('the routes that are for a patient', () => {
  const { act } = asked(amiodarone, 'stable-vt');
  const of = (one: Act, said: Said) => routesFor(one, patient(said));
  assert.deepEqual(of(act, { years: 4 }), ['IV', 'IO']);
  assert.deepEqual(of(act, { years: 40 }), ['IV']);
  assert.deepEqual(of(act, {}), ['IV']);
  const forChildren: Act = { ...act, routes: [{ route: 'IO', who: child }] };
  assert.deepEqual(of(forChildren, {}), ['IO']);
  assert.deepEqual(of(forChildren, { years: 40 }), []);
});

const taking = (
  volume: Ml | undefined,
  routes: readonly Route[],
  said: Said,
  act: Act = asked(midazolam, 'seizure-im').act,
  table: RouteVolumes = ROUTES,
): string => {
  const found = routesTaking(volume, routes, act, table, patient(said));
  return [
    ...found.routes.map(({ route, parts }) => `${route} in ${parts}`),
    ...found.tooMuchFor.map(({ route, most }) => `${route} only ${most.value.toFixed()}`),
  ].join(', ');
};

test('a muscle takes it in as many sites as it needs, the nose in both nostrils or not at all', () => {
  for (const [volume, said, expected] of [
    [ml('0.16'), { years: 4 }, 'IM in 1, IN in 2'],
    [ml(2), { years: 4 }, 'IM in 1, IN in 2'],
    [ml('2.01'), { years: 4 }, 'IM in 2, IN only 2'],
    [ml(4), { years: 4 }, 'IM in 2, IN only 2'],
    [ml(5), { years: 40 }, 'IM in 1, IN only 2'],
    [ml(11), { years: 40 }, 'IM in 3, IN only 2'],
    [undefined, { years: 40 }, 'IM in 1, IN in 2'],
    // Child or adult is not known: the less of both.
    [ml(4), {}, 'IM in 2, IN only 2'],
  ] as const) {
    assert.equal(taking(volume, ['IM', 'IN'], said), expected, JSON.stringify([volume, said]));
  }
});

test('a route that the table says nothing of takes all at once, and the act may say in how many parts', () => {
  assert.equal(taking(ml(500), ['IV', 'IO'], {}), 'IV in 1, IO in 1');
  const split = asked(magnesium, 'eclampsia-im').act;
  assert.equal(taking(ml(20), ['IM'], { years: 40 }, split), 'IM in 2');
  assert.equal(taking(ml(1), ['IV', 'IN'], { years: 40 }, split), 'IV in 2, IN in 2');
  assert.equal(taking(undefined, ['IM'], { years: 40 }, split), 'IM in 2');
  const grown: RouteVolumes = { IM: { mlPerSite: [{ who: adult, is: 5 }] } };
  assert.equal(taking(ml(9), ['IM'], { years: 4 }, undefined, grown), 'IM in 1');
});

test('naloxone for 16 kg is too much for the nose', () => {
  assert.equal(
    taking(ml(4), ['IV', 'IO', 'IM', 'IN'], { kg: 16 }, asked(naloxone, 'opioid').act),
    'IV in 1, IO in 1, IM in 2, IN only 2',
  );
});

test('of two volumes that fit, the first counts', () => {
  const table: RouteVolumes = { IM: { mlPerSite: [{ who: child, is: 2 }, { is: 5 }] } };
  assert.equal(taking(ml(4), ['IM'], { years: 4 }, undefined, table), 'IM in 2');
});
