import type { Rule } from '../../rule.ts';
import { adultCards } from './agreement/adult-cards.ts';
import { calculatedDoses } from './agreement/calculated-doses.ts';
import { cardDoses } from './agreement/card-doses.ts';
import { quickAgeRows } from './agreement/quick-age-rows.ts';
import { quickCardDoses } from './agreement/quick-card-doses.ts';
import { quickRows } from './agreement/quick-rows.ts';
import { rowDoses } from './agreement/row-doses.ts';
import { ageEstimates } from './formulary/age-estimates.ts';
import { doseShapes } from './formulary/dose-shapes.ts';
import { doseTexts } from './formulary/dose-texts.ts';
import { drugEntries } from './formulary/drug-entries.ts';
import { drugSources } from './formulary/drug-sources.ts';
import { drugStrengths } from './formulary/drug-strengths.ts';
import { drugWriting } from './formulary/drug-writing.ts';
import { faceCautions } from './formulary/face-cautions.ts';
import { paralyticWarnings } from './formulary/paralytic-warnings.ts';
import { youngsRows } from './formulary/youngs-rows.ts';
import { bounds } from './limits/bounds.ts';
import { childAboveAdult } from './limits/child-above-adult.ts';
import { childTotals } from './limits/child-totals.ts';
import { doseLimits } from './limits/dose-limits.ts';
import { doseTotals } from './limits/dose-totals.ts';
import { siteVolumes } from './limits/site-volumes.ts';
import { twinDoses } from './limits/twin-doses.ts';
import { units } from './limits/units.ts';

import { dosePaces } from './lines/dose-paces.ts';
import { lineChoices } from './lines/line-choices.ts';
import { lineDoses } from './lines/line-doses.ts';
import { lineRoutes } from './lines/line-routes.ts';
import { dilutions } from './mixing/dilutions.ts';
import { equalVolumes } from './mixing/equal-volumes.ts';
import { flushSyringes } from './mixing/flush-syringes.ts';
import { infusionRanges } from './mixing/infusion-ranges.ts';
import { infusionRates } from './mixing/infusion-rates.ts';
import { missingDiluents } from './mixing/missing-diluents.ts';
import { shownVolumes } from './mixing/shown-volumes.ts';
import { veinStrengths } from './mixing/vein-strengths.ts';

/** The rules for drugs, doses and calculators, in the order in which their findings are listed. */
export const DRUG_RULES: readonly Rule[] = [
  bounds,
  units,
  doseLimits,
  twinDoses,
  childAboveAdult,
  childTotals,
  siteVolumes,
  doseTotals,
  drugEntries,
  drugStrengths,
  drugSources,
  drugWriting,
  paralyticWarnings,
  faceCautions,
  doseTexts,
  doseShapes,
  youngsRows,
  ageEstimates,
  dilutions,
  flushSyringes,
  missingDiluents,
  infusionRanges,
  infusionRates,
  veinStrengths,
  equalVolumes,
  shownVolumes,
  lineDoses,
  lineRoutes,
  dosePaces,
  lineChoices,
  cardDoses,
  calculatedDoses,
  rowDoses,
  quickRows,
  quickAgeRows,
  quickCardDoses,
  adultCards,
];
