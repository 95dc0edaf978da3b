import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { watchContent } from '../edition/sealed/content-state.ts';
import { useEditionStatus } from '../edition/sealed/edition-status.ts';
import { isPatientKnown, usePatientKnown } from '../patient/patient.ts';
import { useUserScope } from '../session/use-user-scope.ts';

/**
 * Installs what the agency publishes, and shows it at a moment at which nobody reads: on Home, or when another screen is
 * opened. Not while a dialog asks something, and not with a patient: the doses of one call are of one edition.
 */
export function useSealedEditions(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => (start ? watchContent(scope) : undefined), [scope, start]);
  const [location] = useLocation();
  const { waiting } = useEditionStatus();
  const patientKnown = usePatientKnown();
  const isHome = location === '/';
  const version = waiting?.version;
  // Before the screen that was opened is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the moment
  useLayoutEffect(() => {
    if (version !== undefined) showIfFree();
  }, [location]);
  useEffect(() => {
    if (version !== undefined && isHome && !patientKnown) showIfFree();
  }, [version, isHome, patientKnown]);
}

function showIfFree(): void {
  if (isPatientKnown() || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  void import('../edition/sealed/shown-edition.ts').then(({ showWaiting }) => showWaiting());
}
