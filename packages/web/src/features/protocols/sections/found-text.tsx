import { ClinicalText } from '../../../ui/clinical-text.tsx';
import { Marked } from '../../../ui/marked.tsx';
import type { FoundSpot } from '../found.ts';

/** A line of a card; where a search found it, with the searched words marked. */
export function FoundText({ text, found }: { text: string; found: FoundSpot | undefined }) {
  return found === undefined ? <ClinicalText text={text} /> : <Marked text={text} term={found.term} />;
}
