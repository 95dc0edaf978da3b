import type { Act, Figure, Pace, PatientRange } from '@first60/clinical';
import type { Mix } from '../../files/mix.ts';
import type { SourceKey } from '../../ids.ts';

/** The dose of an act for one age group, in the form in which rows and lines print it. */
export interface PrintedDose {
  readonly fixed?: Figure;
  readonly perKg?: Figure;
  /** Limits of one dose. */
  readonly min?: Figure;
  readonly max?: Figure;
  readonly over?: Pace;
  readonly only?: PatientRange;
  readonly infusion?: {
    readonly low: Figure;
    readonly high: Figure;
    readonly per: 'min' | 'kg/min';
    /** Total amount of drug per minute above which an order is needed. */
    readonly orderAbove?: Figure;
  };
  /** The most in all or a day, per kg and regardless of weight. */
  readonly totalPerKg?: Figure;
  readonly totalMax?: Figure;
  /** Whole units: "2 nebules". */
  readonly count?: string;
  /** Crews say the dose in mL. */
  readonly inMl?: true;
  /** Printed when the figures alone cannot express the dose. */
  readonly say?: string;
  /** The dose of a newborn, when it is another one. */
  readonly newborn?: PrintedDose;
  /** The dose of each age of the group, when it has several. */
  readonly bands?: readonly { readonly only: PatientRange; readonly dose: Figure }[];
}

/** A working dilution: what it is made of, and what follows from that. */
export interface PrintedDilution {
  readonly recipe: string;
  readonly mix: Mix;
  readonly strength: Figure;
  /** `always`: volumes refer to the dilution. `small-dose`: below a number of mL of the stock. */
  readonly use: 'always' | 'advised' | 'small-dose';
  readonly belowMl?: number;
  readonly source: readonly SourceKey[];
}

/** An act with its doses for both age groups. */
export interface PrintedAct {
  readonly act: Act;
  readonly adult?: PrintedDose;
  readonly pediatric?: PrintedDose;
  /** The fluid that it must be made with, when no kit holds it. */
  readonly missingDiluent?: { readonly name: string; readonly source: readonly SourceKey[] };
}
