import { useMemo } from 'react';
import { useKeptText } from './kept-text.ts';
import {
  type MethanePart,
  type MethaneReport,
  NO_REPORT,
  readReport,
  type TakenPart,
  withPart,
  withTaken,
  writeReport,
} from './methane-report.ts';

/** The report that this user drafts on this device. */
export function useMethaneReport() {
  const { text, isStored, change } = useKeptText('methane-report');
  const apply = (to: (report: MethaneReport) => MethaneReport) =>
    change((before) => writeReport(to(readReport(before))));
  return {
    report: useMemo(() => readReport(text), [text]),
    isStarted: text !== null,
    isStored,
    write: (part: MethanePart, typed: string) => apply((report) => withPart(report, part, typed)),
    take: (part: TakenPart, taken: string) => apply((report) => withTaken(report, part, taken)),
    clear: () => apply(() => NO_REPORT),
  };
}
