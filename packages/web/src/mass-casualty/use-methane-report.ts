import { useMemo } from 'react';
import { useUserScope } from '../session/use-user-scope.ts';
import { changeUserText, useUserText } from '../session/user-text.ts';
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
  const scope = useUserScope();
  const { text, isStored } = useUserText('methane-report');
  const apply = (to: (report: MethaneReport) => MethaneReport) =>
    changeUserText(scope, 'methane-report', (before) => writeReport(to(readReport(before))));
  return {
    report: useMemo(() => readReport(text), [text]),
    isStarted: text !== null,
    isStored,
    write: (part: MethanePart, typed: string) => apply((report) => withPart(report, part, typed)),
    take: (part: TakenPart, taken: string) => apply((report) => withTaken(report, part, taken)),
    clear: () => apply(() => NO_REPORT),
  };
}
