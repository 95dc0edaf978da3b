import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { kilometersBetween, nearestFirst, pointOf, roundedDistance } from './distance.ts';

const { hospitals } = edition;
const ids = (here: Parameters<typeof nearestFirst>[1]) =>
  nearestFirst(hospitals, here).map(({ hospital }) => hospital.id);

test('one degree along a meridian is 111.195 km, and so is one along the equator', () => {
  const origin = { latitude: 0, longitude: 0 };
  assert.equal(kilometersBetween(origin, { latitude: 1, longitude: 0 }).toFixed(3), '111.195');
  assert.equal(kilometersBetween(origin, { latitude: 0, longitude: 1 }).toFixed(3), '111.195');
  assert.equal(kilometersBetween(origin, origin), 0);
});

test('half way round the earth is 20015 km, not NaN', () => {
  assert.equal(Math.round(kilometersBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })), 20_015);
});

test('a maps link with a point gives it; one that searches for a name, or none at all, gives nothing', () => {
  const at = (maps_url: string) => pointOf({ maps_url });
  assert.deepEqual(at('https://maps.example/?api=1&query=24.67167,46.67472'), {
    latitude: 24.67167,
    longitude: 46.67472,
  });
  for (const url of ['https://maps.example/?query=King%20Fahad', 'https://maps.example/?query=95,46', '#', '']) {
    assert.equal(at(url), undefined, url);
  }
});

test('nearest first, those without a confirmed point behind in their own order', () => {
  const unknown = ['kfmc-riyadh', 'kamc-riyadh', 'kkuh-riyadh'];
  assert.deepEqual(ids({ latitude: 24.62, longitude: 46.69 }), ['ksmc-riyadh', 'kfshrc-riyadh', ...unknown]);
  assert.deepEqual(ids({ latitude: 24.7, longitude: 46.67 }), ['kfshrc-riyadh', 'ksmc-riyadh', ...unknown]);
});

test('without a position the directory keeps its order', () => {
  assert.deepEqual(
    ids(undefined),
    hospitals.map(({ id }) => id),
  );
});

test('distances are rounded to 50 m (the least), then 0.1 km, then 1 km', () => {
  const words = [0.01, 0.849, 0.96, 3.24, 9.94, 10.2, 27.4].map((kilometers) => {
    const { value, unit } = roundedDistance(kilometers);
    return `${value} ${unit}`;
  });
  assert.deepEqual(words, ['50 m', '850 m', '1 km', '3.2 km', '9.9 km', '10 km', '27 km']);
});
