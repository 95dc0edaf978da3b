import { usePart } from '../../../offline/use-part.ts';

const loadLog = () => import('../after/timeline/running-log.tsx').then(({ RunningLog }) => RunningLog);

/** Loads the log when an arrest starts, so that it is there without a network. */
export const useLogPart = () => usePart(true, loadLog);

const loadFacts = () => import('../after/timeline/running-log.tsx').then(({ RunningFacts }) => RunningFacts);

/** What the log knows for OLMD: it comes with the log. */
export const useFactsPart = () => usePart(true, loadFacts);
