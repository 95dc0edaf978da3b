import { z } from 'zod';
import { duration } from './duration.ts';
import { lineEntry, sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const count = z.number().int().positive();
const figure = z.number().positive();
const ratio = z.tuple([count, count]);
const source = sourceKeys;
/** J for each kg. */
const perKg = z.number().positive().max(10);

/** A medication line of the card of the plan. It states no dose: that is the card's. */
const planDrug = z.strictObject({
  /** As the button says. */
  name: z.string(),
  /** Drug and regimen, as the card gives it: `epinephrine-1-10000/arrest`. */
  give: z.string(),
  /** How many of these doses a patient may get; left out for as many as the time and the total allow. */
  doses: count.exactOptional(),
  /** Given in the arrest alone, or once a pulse is back alone. */
  only: z.enum(['arrest', 'rosc']).exactOptional(),
  /** Once a pulse is back it stands among the first. */
  firstAfterRosc: z.literal(true).exactOptional(),
  /** After an injury it stands last. */
  notInBleeding: z.literal(true).exactOptional(),
  /** What of the dose runs at a time, in mL or mL for each kg: the least first, the whole dose last. */
  steps: z
    .array(z.union([z.strictObject({ fixed: quantity, source }), z.strictObject({ perKg: quantity, source })]))
    .min(2)
    .exactOptional(),
  /** What the card says of the dose once a pulse is back. */
  afterRosc: lineEntry.exactOptional(),
});

/** The rules of a cardiac arrest for one age: `codes/adult.yaml`, `codes/child.yaml`. */
export const arrestFile = z.strictObject({
  /** The card of the plan. */
  protocol: z.string(),
  /** Whether the app says what is due. The log and the clocks run either way. */
  cues: z.boolean(),
  compressions: z.strictObject({ perMin: count, choices: z.array(count).min(1), source }),
  cycle: z.strictObject({
    length: duration,
    /** Before the end of the cycle. */
    chargeAt: duration,
    source,
  }),
  pause: z.strictObject({ warnAt: duration, limit: duration, source }),
  breaths: z.strictObject({
    /** With an advanced airway. */
    every: z.strictObject({ from: duration, to: duration }),
    /** Compressions and breaths without one. */
    ratio,
    twoRescuers: ratio.exactOptional(),
    source,
  }),
  epinephrine: z.strictObject({
    /** Its name among the drugs below. */
    drug: z.string(),
    /** The same dose by another way, likewise by name: it counts for the time until the next. */
    also: z.array(z.string()).exactOptional(),
    afterShock: count,
    within: duration.exactOptional(),
    may: duration,
    due: duration,
    late: duration,
    source,
  }),
  antiarrhythmic: z.strictObject({
    afterShock: count,
    choices: z
      .array(
        z.strictObject({
          name: z.string(),
          /** A drug, by its name below, after which this choice is not given in the same arrest. */
          notAfter: z.string().exactOptional(),
          doses: z.array(z.strictObject({ drug: z.string(), fromShock: count, gap: duration.exactOptional() })).min(1),
        }),
      )
      .min(1),
    /** The rhythm that gets another drug. */
    text: lineEntry.exactOptional(),
    source,
  }),
  energy: z.strictObject({
    /** Of the first shock, the second, and so on; the last is for all that follow. */
    perKg: z.array(perKg).min(1).exactOptional(),
    maxPerKg: perKg.exactOptional(),
    /** J: the adult's dose, where a service has one device and its source says so. */
    ceiling: count.exactOptional(),
    /** J: an adult's dose may be as low as this; a child's figure above it is said with "adult dose at most". */
    adultFrom: count.exactOptional(),
    text: lineEntry,
    source: source.default([]),
  }),
  etco2: z.strictObject({
    low: count,
    lowText: lineEntry,
    rise: count,
    riseText: lineEntry,
    /** Below `low` once a pulse is back. */
    roscLowText: lineEntry.exactOptional(),
  }),
  /** Core below so many °C, or not measured and taken as that. */
  cold: z.strictObject({
    below: z.number().positive(),
    shocks: count,
    text: lineEntry,
    notMeasuredText: lineEntry.exactOptional(),
    /** The answer among the facts that asks for the core, and the one that takes it back. */
    told: z.strictObject({ fact: z.string(), value: z.string(), none: z.string() }).exactOptional(),
  }),
  /** Core from there up to so many °C: epinephrine may be repeated, and is late. */
  cool: z
    .strictObject({ below: z.number().positive(), may: duration, late: duration, text: lineEntry })
    .exactOptional(),
  trauma: z.strictObject({
    text: lineEntry,
    /** A rhythm to be shocked that is still there after so many shocks. */
    refractory: z.strictObject({ afterShock: count, text: lineEntry }).exactOptional(),
  }),
  /** The answer among the facts that says it too. */
  pregnant: z.strictObject({ fact: z.string(), value: z.string(), text: lineEntry }).exactOptional(),
  /** Below so many kg. */
  newborn: z
    .strictObject({
      belowKg: z.number().positive(),
      text: lineEntry,
      /** What has to be known then of some of the drugs below, by their names. */
      notes: z.array(z.strictObject({ drugs: z.array(z.string()).min(1), text: lineEntry })).exactOptional(),
    })
    .exactOptional(),
  /** The reversible causes by id, in their order, each with one line or several. */
  causes: z.record(
    z.string(),
    z.strictObject({ title: z.string(), text: z.union([lineEntry, z.array(lineEntry).min(1)]) }),
  ),
  /**
   * What is done once a pulse is back, by id. `injury` says whether it is for an injury alone, or for all else alone, and
   * `cold` the same of a core in the cold. A measured value that is not as wanted puts it first: the figures are those that
   * its text and the card state. With `first`, one that is too low stands before every other task.
   */
  rosc: z.record(
    z.string(),
    z.strictObject({
      after: duration,
      injury: z.boolean().exactOptional(),
      cold: z.boolean().exactOptional(),
      wanted: z
        .strictObject({
          vital: z.enum(['heart-rate', 'systolic', 'etco2', 'spo2', 'glucose']),
          least: figure.exactOptional(),
          most: figure.exactOptional(),
          first: z.literal(true).exactOptional(),
        })
        .exactOptional(),
      text: lineEntry,
    }),
  ),
  /** The drugs of the screen by the name that the log gives them, those with a cue first. */
  drugs: z.record(z.string(), planDrug),
  /** What OLMD asks before anybody stops, by id. */
  facts: z.record(z.string(), z.strictObject({ text: lineEntry, values: z.array(z.string()).min(2) })),
});
export type ArrestFile = z.output<typeof arrestFile>;
export type PlanDrugFile = z.output<typeof planDrug>;

/** Clocks that run beside any card, by id, in their order: `clocks.yaml`. */
export const clocksFile = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    /** The card that it belongs to. */
    protocol: z.string(),
    /** `press` starts now or some minutes ago; `time` may also start at a time of day that is asked for. */
    anchor: z.enum(['press', 'time']),
    /** From the earliest to the latest. */
    marks: z.array(z.strictObject({ at: duration, text: lineEntry })).default([]),
    repeat: z.strictObject({ every: duration, times: count.exactOptional(), text: lineEntry }).exactOptional(),
    /** More than one may run. */
    several: z.literal(true).exactOptional(),
    /** Another dose starts it anew. */
    again: z.literal(true).exactOptional(),
  }),
);
export type ClocksFile = z.output<typeof clocksFile>;
