import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrsMm, stShiftMm, tPeakMm } from './ecg-model.ts';
import { NORMAL_BEAT, PATTERNS, type Strip } from './ecg-patterns.ts';

const strip = (pattern: string, lead: string, nth = 0): Strip => {
  const found = PATTERNS.find(({ id }) => id === pattern)?.strips.filter((one) => one.lead === lead)[nth];
  return found ?? assert.fail(`${pattern} has no lead ${lead}`);
};

/** Measured ST shift, in mm, of each characteristic lead as drawn. */
const ST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  inferior: { II: 2, III: 3, aVF: 2.5, aVL: -1.5 },
  'right-ventricle': { III: 3, II: 1.5, V1: 1, V4R: 1.5 },
  anterior: { V1: 1.5, V2: 3, V3: 3.5, V4: 2.5 },
  anterolateral: { V3: 3.5, V6: 2, aVL: 1.5, III: -1.5 },
  lateral: { aVL: 2, III: -1.5, V5: 2, V6: 2 },
  posterior: { V2: -2, V3: -2, V8: 1, V9: 1 },
  'hyperacute-t': { V2: 0.5, V3: 0.6, V4: 0.5, V6: 0 },
  'de-winter': { V2: -1.5, V3: -2, V4: -2, aVR: 1 },
  wellens: { V2: 0, V3: 0 },
  sgarbossa: { V6: 2, V2: -2, V3: 4, V1: 1 },
  avr: { aVR: 1.5, II: -1.5, V5: -2, V6: -1.5 },
};

test('the normal lead has no ST shift', () => {
  assert.ok(Math.abs(stShiftMm(NORMAL_BEAT)) < 0.1);
});

test('every pattern of the sheet is held by a figure', () => {
  assert.deepEqual(
    PATTERNS.map(({ id }) => id),
    Object.keys(ST),
  );
});

for (const [pattern, leads] of Object.entries(ST)) {
  for (const [lead, expected] of Object.entries(leads)) {
    test(`${pattern}: the ST segment of ${lead} measures ${expected} mm`, () => {
      const measured = stShiftMm(strip(pattern, lead).beat);
      assert.ok(Math.abs(measured - expected) < 0.25, `${measured} mm`);
    });
  }
}

test('STEMI territories reach the limits of the fourth universal definition: 1 mm, V2-V3 2.5 mm', () => {
  for (const pattern of ['inferior', 'anterior', 'anterolateral', 'lateral']) {
    for (const { lead, beat } of PATTERNS.find(({ id }) => id === pattern)?.strips ?? []) {
      const shift = stShiftMm(beat);
      if (shift > 0) assert.ok(shift >= (lead === 'V2' || lead === 'V3' ? 2.5 : 1), `${pattern} ${lead}: ${shift} mm`);
    }
  }
});

test('posterior: the R of V2 is taller than its S is deep', () => {
  const { lowest, highest } = qrsMm(strip('posterior', 'V2').beat);
  assert.ok(highest > -lowest);
});

test('modified Sgarbossa: concordant 1 mm or more, discordant over 25% of the S; the expected lead stays under', () => {
  assert.ok(stShiftMm(strip('sgarbossa', 'V6').beat) >= 1);
  assert.ok(stShiftMm(strip('sgarbossa', 'V2').beat) <= -1);
  const ratio = ({ beat }: Strip) => stShiftMm(beat) / -qrsMm(beat).lowest;
  assert.ok(ratio(strip('sgarbossa', 'V3')) > 0.25);
  assert.ok(ratio(strip('sgarbossa', 'V1')) < 0.25);
});

test('hyperacute T is taller than the R of its own lead; the lead aside is not', () => {
  for (const lead of ['V2', 'V3', 'V4']) {
    const { beat } = strip('hyperacute-t', lead);
    assert.ok(tPeakMm(beat) > qrsMm(beat).highest, lead);
  }
  const aside = strip('hyperacute-t', 'V6').beat;
  assert.ok(tPeakMm(aside) < qrsMm(aside).highest);
});

test('de Winter ends in a tall T, Wellens B in a deep one', () => {
  assert.ok(tPeakMm(strip('de-winter', 'V3').beat) >= 8);
  assert.ok(tPeakMm(strip('wellens', 'V3', 1).beat) <= -6);
});
