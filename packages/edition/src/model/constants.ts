import type { Syringe } from '@first60/clinical';
import type { SourceKey } from '../ids.ts';
import type { Line } from './line.ts';

/** Flow of water through a peripheral cannula by gravity. */
interface CannulaFlow {
  readonly gauge: string;
  /** Hub color. */
  readonly color: string;
  readonly mlPerMin: number;
  readonly use: string;
  readonly sources: readonly SourceKey[];
}

/** A powered intraosseous needle. Weights in kg, both ends included; absent ends are open. */
interface IoNeedle {
  readonly color: string;
  readonly lengthMm: number;
  readonly gauge: string;
  readonly weight: { readonly from: number; readonly to?: number };
  readonly use: string;
  readonly sources: readonly SourceKey[];
}

/** The patients an automated CPR device fits. */
interface AutomatedCprSizing {
  readonly chestDiameterCm: { readonly to: number };
  readonly weightKg: { readonly from: number };
  readonly heightCm: { readonly from: number; readonly to: number };
  readonly notes: readonly Line[];
  readonly sources: readonly SourceKey[];
}

/** First settings of the transport ventilator. */
interface VentilatorSettings {
  /** Per kg of predicted body weight. */
  readonly tidalVolumeMlPerKg: { readonly from: number; readonly to: number };
  readonly adultRatePerMin: { readonly from: number; readonly to: number };
  readonly peepCmH2O: number;
  /** Ratio of inspiration to expiration. */
  readonly inspirationToExpiration: { readonly inspiration: number; readonly expiration: number };
  readonly highPressureAlarmCmH2O: { readonly adult: number; readonly pediatric: number };
  readonly oxygenSupplyBar: { readonly from: number };
  readonly notes: readonly Line[];
  readonly sources: readonly SourceKey[];
}

/** The syringes a crew draws up with, and how finely each is marked. */
interface SyringeSet {
  readonly syringes: readonly Syringe[];
  readonly notes: readonly Line[];
  readonly sources: readonly SourceKey[];
}

/** Figures that belong to no single drug or card. */
export interface Constants {
  readonly ivFlow: readonly CannulaFlow[];
  readonly ioNeedles: readonly IoNeedle[];
  readonly automatedCprSizing: AutomatedCprSizing;
  readonly ventilatorSettings: VentilatorSettings;
  readonly syringes: SyringeSet;
}
