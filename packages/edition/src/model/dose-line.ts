import type { DoseLine, PlanLine } from '@first60/clinical';
import { canonicalJson } from '../canonical-json.ts';

/** What a medication line says of doses, without its words: the same of a card's line and of a plan's. */
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

/** What a plan takes of a card's medication line: what it says of doses, when it is not given, and the words that it is given by. */
export const planLineOf = (line: PlanLine): PlanLine => ({
  ...doseLineOf(line),
  ...(line.contraindications && { contraindications: line.contraindications }),
  ...Object.fromEntries(WORDS.flatMap((word) => (line[word] === undefined ? [] : [[word, line[word]]]))),
});

/** Whether a plan's line is this line of a card. The line of an edition that was signed before has no words. */
export function isLineOfCard(planned: PlanLine, card: PlanLine): boolean {
  const line = planLineOf(planned);
  const hasWords = WORDS.some((word) => line[word] !== undefined);
  return canonicalJson(line) === canonicalJson(hasWords ? planLineOf(card) : doseLineOf(card));
}
