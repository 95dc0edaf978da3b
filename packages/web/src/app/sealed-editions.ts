import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { watchContent } from '../edition/sealed/content-state.ts';
import { editionStatus, useEditionStatus } from '../edition/sealed/edition-status.ts';
import { isPatientKnown, usePatientKnown } from '../patient/patient.ts';
import { isArrestRunning } from '../session/running-arrests.ts';
import { useUserScope } from '../session/use-user-scope.ts';

/**
 * Installs what the agency publishes, and shows it at a moment at which nobody reads: on Home, or when another screen is
 * opened. Not while a dialog asks something, not with a patient and not while an arrest runs: the doses of one call are of one
 * edition.
 */
export function useSealedEditions(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => (start ? watchContent(scope) : undefined), [scope, start]);
  const [location] = useLocation();
  const { waiting } = useEditionStatus();
  const patientKnown = usePatientKnown();
  const isHome = location === '/';
  const isWaiting = waiting !== undefined;
  // Before the screen that was opened is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the moment
  useLayoutEffect(showIfFree, [location]);
  useEffect(() => {
    if (!isWaiting || !isHome || patientKnown) return;
    showIfFree();
    // A dialog that is open now may end without a change of screen.
    const timer = setInterval(showIfFree, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isHome, patientKnown]);
}

const AGAIN_MS = 1000;

/** Asks and shows in one go: in between a card could be opened or a patient entered. */
function showIfFree(): void {
  if (isArrestRunning() || isPatientKnown() || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
    return;
  editionStatus().waiting?.show();
}
