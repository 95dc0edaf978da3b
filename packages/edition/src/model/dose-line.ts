import type { DoseLine, PlanLine } from '@first60/clinical';
import { canonicalJson } from '../canonical-json.ts';

/** The doses of a medication line without its wording, in the same form for a card's line and a plan's line. */
const doseLineOf = ({
  medication,
  indication,
  kind,
  adult,
  pediatric,
  preparation,
  missingDiluent,
  routes,
  first,
  purpose,
  whenUnsafe,
}: DoseLine): DoseLine => ({
  medication,
  indication,
  kind,
  ...(adult && { adult }),
  ...(pediatric && { pediatric }),
  ...(preparation && { preparation }),
  ...(missingDiluent && { missingDiluent }),
  routes,
  ...(first && { first }),
  ...(purpose !== undefined && { purpose }),
  ...(whenUnsafe !== undefined && { whenUnsafe }),
});

/** The parts of a card's medication line that a plan uses: its doses, its route and when it is not given. */
export const planLineOf = (line: PlanLine): PlanLine => ({
  ...doseLineOf(line),
  ...(line.route !== undefined && { route: line.route }),
  ...(line.contraindications && { contraindications: line.contraindications }),
});

/**
 * True when a plan's line is this line of a card. In an edition that was signed earlier, the plan's line has neither
 * route nor contraindications.
 */
export const isLineOfCard = (planned: PlanLine, card: PlanLine): boolean =>
  canonicalJson(planLineOf(planned)) ===
  canonicalJson(planned.route === undefined ? doseLineOf(card) : planLineOf(card));
