import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from '@first60/clinical';
import { cardOf } from './looked-up.ts';

const HALF_UP = 1;

test('the tidal volumes of the ventilator card follow from the predicted weight, every 5 cm', () => {
  const texts = cardOf('transport-ventilator').steps?.map(({ text }) => text) ?? [];
  for (const [who, base, shortest, tallest] of [
    ['Man', 50, 155, 190],
    ['Woman', 45.5, 150, 175],
  ] as const) {
    const said = texts
      .filter((text) => text.startsWith(`Adult: ${who} `))
      .flatMap((text) => [...text.matchAll(/(\d+) cm (\S+) mL/g)]);
    const reckoned = Array.from({ length: (tallest - shortest) / 5 + 1 }, (_, step) => shortest + step * 5).map(
      (cm) => {
        const predicted = new Decimal(cm).minus(152.4).times(0.91).plus(base);
        const [low, high] = [6, 8].map((mlPerKg) => predicted.times(mlPerKg).round(0, HALF_UP).toFixed());
        return `${cm} cm ${low}-${high} mL`;
      },
    );
    assert.deepEqual(
      said.map(([example]) => example),
      reckoned,
    );
  }
});
