export { type AgeReading, readAge } from './age-text.ts';
export { Decimal, type DecimalInput, readDecimal } from './decimal.ts';
export { type Decimals, digits, type Shown, show, showText } from './display.ts';
export { HIGH_DOSE_LIMITS, isHighDose, type WatchedDrug } from './high-dose.ts';
export { type QuickDoseResult, type QuickDoseRule, quickDose } from './quick-dose.ts';
export {
  ADULT_AGE,
  patientIndicator,
  QUICK_AGE_CHIPS,
  QUICK_WEIGHT,
  QUICK_WEIGHT_CHIPS,
  type QuickPath,
  quickPath,
  readQuickWeight,
  stepQuickWeight,
  type WeightReading,
} from './quick-patient.ts';
export * from './units.ts';
export { volumeOf } from './volume.ts';
export { type WeightDose, type WeightDoseRule, weightDose } from './weight-dose.ts';
export { YOUNGS_AGES, type YoungsDose, youngsDose } from './youngs-rule.ts';
