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

const WORDS = ['route', 'timing', 'note', 'adultNote', 'pediatricNote'] as const;

/**
 * The parts of a card's medication line that a plan uses: its doses, the conditions under which it is not given, and
 * its wording.
 */
export const planLineOf = (line: PlanLine): PlanLine => ({
  ...doseLineOf(line),
  ...(line.contraindications && { contraindications: line.contraindications }),
  ...Object.fromEntries(WORDS.flatMap((word) => (line[word] === undefined ? [] : [[word, line[word]]]))),
});

/**
 * True when a plan's line is this line of a card. In an edition that was signed earlier, the plan's line has no
 * wording.
 */
export function isLineOfCard(planned: PlanLine, card: PlanLine): boolean {
  const line = planLineOf(planned);
  const hasWords = WORDS.some((word) => line[word] !== undefined);
  return canonicalJson(line) === canonicalJson(hasWords ? planLineOf(card) : doseLineOf(card));
}
