import type { Algorithm, Edition, Line, Protocol } from '@first60/edition';
import type { RecallTarget } from '../recall.ts';
import { plansWithoutCard } from './without-plans.ts';

/**
 * The card keeps its title and its place. Each of its lists is replaced by the sentence, and its drawings are removed.
 */
export function withoutCard(edition: Edition, { id }: RecallTarget, sentence: string): Edition {
  const [card, algorithm] = [edition.protocols[id], edition.algorithms[id]];
  if (card === undefined) return edition;
  const said: Line = { text: sentence, sources: [] };
  return {
    ...edition,
    protocols: { ...edition.protocols, [id]: hiddenCard(card, said) },
    algorithms: algorithm ? { ...edition.algorithms, [id]: hiddenAlgorithm(algorithm, said) } : edition.algorithms,
    illustrations: edition.illustrations.filter(({ protocol }) => protocol !== id),
    ...plansWithoutCard(edition, id, sentence),
  };
}

function hiddenCard({ algorithmPdfPath: _, tools: __, ...card }: Protocol, said: Line): Protocol {
  const all = (lines: readonly Line[]): readonly Line[] => (lines.length === 0 ? lines : [said]);
  return {
    ...card,
    ...(card.ahaReference && { ahaReference: { ...card.ahaReference, keyPoints: [said] } }),
    // Never empty, because it is the first thing a crew reads.
    first60Seconds: [said],
    blsCore: all(card.blsCore),
    alsSteps: all(card.alsSteps),
    ...(card.steps && { steps: [said] }),
    medications: [],
    olmdCriteria: all(card.olmdCriteria),
    transportPriorities: all(card.transportPriorities),
    dosDonts: { dos: all(card.dosDonts.dos), donts: all(card.dosDonts.donts) },
    specialConsiderations: all(card.specialConsiderations),
    notes: all(card.notes),
    guidelineNotes: all(card.guidelineNotes),
  };
}

const hiddenAlgorithm = ({ note: _, ...algorithm }: Algorithm, said: Line): Algorithm => ({
  ...algorithm,
  steps: [{ id: 'recalled', kind: 'end', lines: [said], exits: [] }],
});
