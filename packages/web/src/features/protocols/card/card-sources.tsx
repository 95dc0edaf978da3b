import { useCardEdition } from '../../../edition/parts/card-edition.ts';
import { type CitedSource, SourceList } from '../../../edition/source-list.tsx';

/** Works that the card cites. */
export const CardSources = ({ sources }: { sources: readonly CitedSource[] }) => (
  <SourceList sources={sources} works={useCardEdition().sources} />
);
