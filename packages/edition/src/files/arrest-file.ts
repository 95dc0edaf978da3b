import { z } from 'zod';
import { duration } from './duration.ts';
import { lineEntry, sourceKeys } from './line-file.ts';
import { quantity } from './quantity.ts';

const count = z.number().int().positive();
const figure = z.number().positive();
const ratio = z.tuple([count, count]);
const source = sourceKeys;
/** J per kg. */
const perKg = z.number().positive().max(10);

/** A medication line of the plan's card. It states no dose, because the card does. */
const planDrug = z.strictObject({
  /** Name on the button. */
  name: z.string(),
  /** Drug and act, as on the card: `epinephrine-1-10000/arrest`. */
  give: z.string(),
  /** Maximum number of these doses per patient; left out when only the interval and the total limit them. */
  doses: count.exactOptional(),
  /** Given only during the arrest, or only once a pulse is back. */
  only: z.enum(['arrest', 'rosc']).exactOptional(),
  /** Listed among the first drugs once a pulse is back. */
  firstAfterRosc: z.literal(true).exactOptional(),
  /** Listed last after an injury. */
  notInBleeding: z.literal(true).exactOptional(),
  /** Portions of the dose to run at a time, in mL or mL per kg: the smallest first, the whole dose last. */
  steps: z
    .array(z.union([z.strictObject({ fixed: quantity, source }), z.strictObject({ perKg: quantity, source })]))
    .min(2)
    .exactOptional(),
  /** The card's wording about the dose once a pulse is back. */
  afterRosc: lineEntry.exactOptional(),
});

/** The rules of a cardiac arrest for one age: `codes/adult.yaml`, `codes/child.yaml`. */
export const arrestFile = z.strictObject({
  /** The card of the plan. */
  protocol: z.string(),
  /** True when the app shows what is due. The log and the clocks run either way. */
  cues: z.boolean(),
  compressions: z.strictObject({ perMin: count, choices: z.array(count).min(1), source }),
  cycle: z.strictObject({
    length: duration,
    /** Time before the end of the cycle. */
    chargeAt: duration,
    source,
  }),
  pause: z.strictObject({ warnAt: duration, limit: duration, source }),
  breaths: z.strictObject({
    /** Interval with an advanced airway. */
    every: z.strictObject({ from: duration, to: duration }),
    /** Compressions and breaths without an advanced airway. */
    ratio,
    twoRescuers: ratio.exactOptional(),
    source,
  }),
  epinephrine: z.strictObject({
    /** The drug's name in `drugs` below. */
    drug: z.string(),
    /** The same dose by another route, also by name: it counts toward the time until the next dose. */
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
          /** A drug, by its name below. Once it has been given, this choice is no longer given in the same arrest. */
          notAfter: z.string().exactOptional(),
          doses: z.array(z.strictObject({ drug: z.string(), fromShock: count, gap: duration.exactOptional() })).min(1),
        }),
      )
      .min(1),
    /** Text about the rhythm that is treated with another drug. */
    text: lineEntry.exactOptional(),
    source,
  }),
  energy: z.strictObject({
    /** Energy of the first shock, the second, and so on; the last value is for all shocks that follow. */
    perKg: z.array(perKg).min(1).exactOptional(),
    maxPerKg: perKg.exactOptional(),
    /** J: the adult dose, when a service has only one device and a source for it states that dose. */
    ceiling: count.exactOptional(),
    /** J: lowest value of an adult's dose. A child's figure above it is shown with "adult dose at most". */
    adultFrom: count.exactOptional(),
    text: lineEntry,
    source: source.default([]),
  }),
  etco2: z.strictObject({
    low: count,
    lowText: lineEntry,
    rise: count,
    riseText: lineEntry,
    /** Shown below `low` once a pulse is back. */
    roscLowText: lineEntry.exactOptional(),
  }),
  /** Core below this many °C, or assumed to be when not measured. */
  cold: z.strictObject({
    below: z.number().positive(),
    shocks: count,
    text: lineEntry,
    notMeasuredText: lineEntry.exactOptional(),
    /** The answer to a fact that triggers the request for the core, and the answer that withdraws the request. */
    told: z.strictObject({ fact: z.string(), value: z.string(), none: z.string() }).exactOptional(),
  }),
  /**
   * Core from the `cold` limit up to this many °C, with its own times after which epinephrine is repeated or is late.
   */
  cool: z
    .strictObject({ below: z.number().positive(), may: duration, late: duration, text: lineEntry })
    .exactOptional(),
  trauma: z.strictObject({
    text: lineEntry,
    /** A shockable rhythm that persists after this many shocks. */
    refractory: z.strictObject({ afterShock: count, text: lineEntry }).exactOptional(),
  }),
  /** The answer to a fact that also indicates pregnancy. */
  pregnant: z.strictObject({ fact: z.string(), value: z.string(), text: lineEntry }).exactOptional(),
  /** Applies below this many kg. */
  newborn: z
    .strictObject({
      belowKg: z.number().positive(),
      text: lineEntry,
      /** Notes about some of the drugs below, by their names. */
      notes: z.array(z.strictObject({ drugs: z.array(z.string()).min(1), text: lineEntry })).exactOptional(),
    })
    .exactOptional(),
  /** The reversible causes by id, in order, each with one or several lines. */
  causes: z.record(
    z.string(),
    z.strictObject({ title: z.string(), text: z.union([lineEntry, z.array(lineEntry).min(1)]) }),
  ),
  /**
   * Tasks once a pulse is back, by id. `injury` limits a task to patients with an injury, or to all others, and `cold`
   * does the same for a cold core. A measured value outside the target puts its task first: the limits are those that
   * its text and the card state. With `first`, a value that is too low comes before every other task.
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
  /** The drugs on the screen by their name in the log, those with a cue first. */
  drugs: z.record(z.string(), planDrug),
  /** OLMD's questions before resuscitation is stopped, by id. */
  facts: z.record(z.string(), z.strictObject({ text: lineEntry, values: z.array(z.string()).min(2) })),
});
export type ArrestFile = z.output<typeof arrestFile>;
export type PlanDrugFile = z.output<typeof planDrug>;

/** Clocks that can run with any card, by id, in order: `clocks.yaml`. */
export const clocksFile = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    /** The card that the clock belongs to. */
    protocol: z.string(),
    /** `press`: the start is now or some minutes ago; `time`: it may also be a time of day that the crew enters. */
    anchor: z.enum(['press', 'time']),
    /** The marks, from the earliest to the latest. */
    marks: z.array(z.strictObject({ at: duration, text: lineEntry })).default([]),
    repeat: z.strictObject({ every: duration, times: count.exactOptional(), text: lineEntry }).exactOptional(),
    /** More than one of these clocks may run. */
    several: z.literal(true).exactOptional(),
    /** Another dose restarts the clock. */
    again: z.literal(true).exactOptional(),
  }),
);
export type ClocksFile = z.output<typeof clocksFile>;
