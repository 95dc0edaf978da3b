export type {
  Act,
  ActCaution,
  ActDose,
  ActPreparation,
  ByWho,
  Cautions,
  ConditionKey,
  DrugActs,
  DrugClass,
  Give,
  Group,
  Know,
  Lift,
  Limit,
  Modifier,
  OrderRule,
  Over,
  PreparationUse,
  Product,
  ProductForm,
  Repeat,
  RouteLimit,
  Span,
  Start,
  Who,
} from './act/act.ts';
export { actOnCard, type CardAct } from './act/act-on-card.ts';
export { cautionsFor } from './act/cautions.ts';
export { type AskedAct, giveAct } from './act/give-act.ts';
export { comparable, isLess, isSameDose as isSameGiven, mostOf as mostOfGiven, writtenDose } from './act/give-dose.ts';
export type {
  ActAnswer,
  ActPatient,
  Administration,
  DosesBefore,
  Given,
  GivenCaution,
  GivenDose as DoseGiven,
  GivenLimit,
  GivenVolume,
  OrderState,
  Recipe,
  Said,
  Withheld,
} from './act/given.ts';
export type { Fit } from './act/known-range.ts';
export { type ClassOfDrug, uncountedOf } from './act/limits.ts';
export type { RouteVolumes } from './act/route-volumes.ts';
export { assuming, fitOf } from './act/who.ts';
export { type AgeDose, percentFrom, zoneOfAge } from './age-estimate.ts';
export { ageGroup, type DoseAge, type OtherReason, UNSAID_TO_KG } from './age-group.ts';
export { type AgePart, type AgeUnit, readAge } from './age-text.ts';
export { givenInstead, isAntiarrhythmic, withheldAfter } from './arrest/antiarrhythmic-cue.ts';
export { type Advanced, type ArrestClock, advance, startClock } from './arrest/arrest-clock.ts';
export { cycleAt } from './arrest/arrest-cycle.ts';
export type {
  ArrestEvent,
  ArrestEventData,
  Circumstance,
  ClockSample,
  ColdCore,
  CrewRole,
  ReadBackBy,
  Rhythm,
  VitalName,
  WeightBasis,
} from './arrest/arrest-event.ts';
export { pausedSince } from './arrest/arrest-pause.ts';
export type { ArrestPlan, ClockPlan, PlanDrug, PlanLine, PlanStep } from './arrest/arrest-plan.ts';
export { type ArrestState, arrestState, continued } from './arrest/arrest-state.ts';
export { type ArrestSummary, arrestSummary } from './arrest/arrest-summary.ts';
export { ARREST_WEIGHT, type ArrestPatient } from './arrest/arrest-weight.ts';
export { isNewbornWeight, isPregnant, newbornNotes } from './arrest/circumstance-cues.ts';
export {
  type ClockMoment,
  clockMoments,
  momentDue,
  NEVER_SEEN,
  nextMoment,
  type RunningClock,
  runningClocks,
  standingClocks,
} from './arrest/clocks.ts';
export type { Cue, CueDrug, CueKind } from './arrest/cue.ts';
export { cuesAt } from './arrest/cues-at.ts';
export { type DoseEntry, doseEntry, enteredDose } from './arrest/dose-entry.ts';
export { type DoseSeries, doseSeries } from './arrest/dose-series.ts';
export { type DoseStep, doseSteps } from './arrest/dose-steps.ts';
export { type DrugDose, drugDose, type NoDose } from './arrest/drug-dose.ts';
export { drugOrder } from './arrest/drug-order.ts';
export { earlier } from './arrest/earlier.ts';
export { earlyDose } from './arrest/early-dose.ts';
export { epinephrineWindow } from './arrest/epinephrine-cue.ts';
export { fhirBundle } from './arrest/hand-over/fhir-bundle.ts';
export { type HandOver, type HandOverEntry, handOver } from './arrest/hand-over/hand-over.ts';
export { nemsisRecord } from './arrest/hand-over/nemsis-record.ts';
export { wallTime } from './arrest/hand-over/wall-time.ts';
export { nextPress } from './arrest/next-press.ts';
export { type NextShock, nextShock } from './arrest/next-shock.ts';
export type { ArrestRow } from './arrest/standing-rows.ts';
export { corrected, type Press, subjectOf, undoing } from './arrest/undo.ts';
export { type CardPatient, cardPatient, lineFit, partsFit, type SaidPatient } from './card-patient.ts';
export {
  type ComprehensiveDose,
  type ComputedDose,
  comprehensiveDose,
  drawnStrength,
  rowOnPath,
} from './comprehensive-dose.ts';
export {
  comprehensiveInfusion,
  type Infusion,
  isOfPump,
  rateStep,
  readRate,
  runningRate,
} from './comprehensive-infusion.ts';
export {
  COMPREHENSIVE_AGE,
  COMPREHENSIVE_WEIGHT,
  type ComprehensiveAge,
  type ComprehensivePath,
  type ComprehensiveWeight,
  comprehensivePath,
  otherAgePath,
  readComprehensiveAge,
  readComprehensiveWeight,
} from './comprehensive-patient.ts';
export { Decimal, type DecimalInput, readDecimal, readKilograms } from './decimal.ts';
export { type Decimals, digits, type Shown, show, shownText, showQuick, showText, strengthText } from './display.ts';
export type { Dilution, DoseRow, InfusionRange, MissingDiluent, Pace, PatientRange, RowFigure } from './dose-row.ts';
export { readDoseText } from './dose-text.ts';
export { type DrawnDose, type DrawUp, drawDose, type Syringe } from './draw-up.ts';
export { findDrug } from './drug-name.ts';
export { isOneSlip } from './edit-distance.ts';
export { isPlausible, type WeightDoubt, weightDoubt } from './growth/plausible-weight.ts';
export { HIGH_DOSE_LIMITS, type WatchedDrug } from './high-dose.ts';
export { findIndication } from './indication-match.ts';
export { DROPS_PER_ML, dropsPerMinute, type Mixture, mlPerHour } from './infusion-rate.ts';
export { type Contraindication, conditionsOf } from './medication-line/contraindication.ts';
export { type GroupDose, groupDoses, isOnOrder, linePatient } from './medication-line/group-doses.ts';
export type { DoseLine, LineDose, Preparation, Route } from './medication-line/line-dose.ts';
export { type LineVolume, lineFigures, totalFor } from './medication-line/line-figures.ts';
export {
  ageFit,
  ageOnCard,
  agesOf,
  doseForAge,
  isForPatient,
  isForWeight,
  type LinePatient,
  type LineWithheld,
  withheldDose,
  withheldLine,
} from './medication-line/line-patient.ts';
export { type AskedRow, rowOfLine } from './medication-line/row-of-line.ts';
export { NEWBORN_OXYGEN, newbornOxygenAt, type OxygenTarget } from './newborn-oxygen.ts';
export { OWN_DRUG, OWN_VOLUME, type OwnDilution, readOwnDilution } from './own-dilution.ts';
export { checkRange } from './patient-range.ts';
export { isBlank, plainText } from './plain-text.ts';
export {
  type GivenRow,
  type OtherFigure,
  type QuickAnswer,
  type QuickTable,
  quickAnswer,
  type WithheldRow,
} from './quick-answer.ts';
export {
  ageOnlyDose,
  type EstimateByAge,
  type GivenDose,
  type QuickDoseResult,
  type QuickDoseRule,
  quickDose,
  type YoungsEstimate,
} from './quick-dose.ts';
export {
  ADULT_AGE,
  adultDosingTab,
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
export type { AmountLimits, AmountReading } from './read-amount.ts';
export { type CalculatorInputs, offersRecalculation } from './recalculation.ts';
export {
  APGAR,
  APGAR_MINUTES,
  APGAR_OUT_OF,
  type ApgarBand,
  type ApgarMinute,
  apgarBand,
  apgarTotal,
  nextApgarMinute,
} from './scores/apgar.ts';
export { CINCINNATI, type CincinnatiBand, cincinnatiBand, cincinnatiTotal } from './scores/cincinnati.ts';
export { FAST_ED, FAST_ED_SHOWN_OUT_OF, type FastEdBand, fastEdBand, fastEdTotal } from './scores/fast-ed.ts';
export {
  GLASGOW,
  GLASGOW_OUT_OF,
  type GlasgowBand,
  glasgowBand,
  glasgowItems,
  glasgowTotal,
} from './scores/glasgow.ts';
export {
  FLACC,
  flaccTotal,
  PAIN_FACES,
  PAIN_NUMBERS,
  PAIN_OUT_OF,
  type PainBand,
  painBand,
  painFacesTotal,
  painNumbersTotal,
} from './scores/pain.ts';
export { type Answers, isScore, NOT_TESTED, type Scale, type Total, UNANSWERED, unanswered } from './scores/scale.ts';
export { TRIAGE_COLORS, type Triage, type TriageColor } from './triage/decision.ts';
export { jumpStartTriage } from './triage/jump-start.ts';
export { startTriage } from './triage/start.ts';
export * from './units.ts';
export {
  limitedDose,
  shockEnergy,
  weightOfDose,
} from './weight-dose.ts';
export { YOUNGS_AGES, youngsDose } from './youngs-rule.ts';
export { findZone } from './zone-lookup.ts';
