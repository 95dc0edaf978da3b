import type { ReviewPoint } from '@first60/edition';
import {
  betaBlockerGlucagon,
  childAmiodaroneTotal,
  childPolymorphicVt,
  epinephrineBelow30Degrees,
  hypothermicBradycardia,
  infusionFluids,
  opioidLowPressure,
} from './review-points/cardiac-review-points.ts';
import { alteredMentalStatusPriority, disclaimerWording } from './review-points/general-review-points.ts';
import {
  albuterolChildAboveAdult,
  anaphylaxisBeyondThreeDoses,
  anaphylaxisOver65,
  diazepamRectal,
  eclampsiaImMagnesium,
  fentanylLowestAge,
  injectorUnder15Kg,
  nasalDeadSpace,
  ondansetronChildRepeat,
  seizureAfterImDose,
  strokeScaleWording,
} from './review-points/medical-review-points.ts';
import {
  hydrofluoricAcidCalcium,
  hydroxocobalaminWithoutCall,
  nerveAgentAntidoteAndDecontamination,
  nerveAgentSmallChild,
  poisonLine,
  scorpionEpinephrineAndFluid,
} from './review-points/poisoning-review-points.ts';
import {
  childChestNeedle,
  childTubeDepth,
  humerusNeedle,
  inductionUnder3Months,
  propofolInfusion,
  sedationClock,
} from './review-points/procedures-review-points.ts';
import {
  burnFluidSmallChild,
  crushCalcium,
  headInjuryBagRates,
  tranexamicAcidHeadInjury,
  traumaPressureTargets,
} from './review-points/trauma-review-points.ts';

/**
 * What the sources leave open, for the medical director to decide. `asShown` quotes the edition: a check refuses a
 * quotation that no card or row says any more, so that nobody signs a judgement about a text that has changed.
 * In the order of the review sheet.
 */
export const reviewPoints: readonly ReviewPoint[] = [
  alteredMentalStatusPriority,
  headInjuryBagRates,
  crushCalcium,
  albuterolChildAboveAdult,
  anaphylaxisOver65,
  anaphylaxisBeyondThreeDoses,
  strokeScaleWording,
  eclampsiaImMagnesium,
  seizureAfterImDose,
  injectorUnder15Kg,
  humerusNeedle,
  childChestNeedle,
  sedationClock,
  childTubeDepth,
  inductionUnder3Months,
  ondansetronChildRepeat,
  fentanylLowestAge,
  nasalDeadSpace,
  betaBlockerGlucagon,
  epinephrineBelow30Degrees,
  hypothermicBradycardia,
  childPolymorphicVt,
  poisonLine,
  nerveAgentAntidoteAndDecontamination,
  nerveAgentSmallChild,
  hydroxocobalaminWithoutCall,
  hydrofluoricAcidCalcium,
  scorpionEpinephrineAndFluid,
  tranexamicAcidHeadInjury,
  traumaPressureTargets,
  burnFluidSmallChild,
  propofolInfusion,
  diazepamRectal,
  opioidLowPressure,
  childAmiodaroneTotal,
  infusionFluids,
  disclaimerWording,
];
