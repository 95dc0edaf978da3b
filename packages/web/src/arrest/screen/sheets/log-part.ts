import { usePart } from '../../../offline/use-part.ts';

const loadLog = () => import('../after/timeline/running-log.tsx').then(({ RunningLog }) => RunningLog);

/** Loads the log when an arrest starts, so that it is available offline. */
export const useLogPart = () => usePart(true, loadLog);

const loadFacts = () => import('../after/timeline/running-log.tsx').then(({ RunningFacts }) => RunningFacts);

/** Loads the facts for OLMD, which come with the log. */
export const useFactsPart = () => usePart(true, loadFacts);
