import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { watchContent } from '../edition/sealed/content-state.ts';
import { editionStatus, useEditionStatus } from '../edition/sealed/edition-status.ts';
import { isPatientKnown, usePatientKnown } from '../patient/patient.ts';
import { isArrestRunning } from '../session/running-arrests.ts';
import { useUserScope } from '../session/use-user-scope.ts';

/**
 * Installs what the agency publishes, and switches to it when nobody is reading: on Home, or when another screen opens.
 * It waits while a dialog is open, a patient is entered or an arrest runs, because all doses for one emergency call
 * must come from one edition.
 */
export function useSealedEditions(start: boolean): void {
  const scope = useUserScope();
  useEffect(() => (start ? watchContent(scope) : undefined), [scope, start]);
  const [location] = useLocation();
  const { waiting } = useEditionStatus();
  const patientKnown = usePatientKnown();
  const isHome = location === '/';
  const isWaiting = waiting !== undefined;
  // Runs before the newly opened screen is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen is the trigger
  useLayoutEffect(showIfFree, [location]);
  useEffect(() => {
    if (!isWaiting || !isHome || patientKnown) return;
    showIfFree();
    // A dialog that is open now may close without a change of screen.
    const timer = setInterval(showIfFree, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isHome, patientKnown]);
}

const AGAIN_MS = 1000;

/** Checks and switches in one step, because otherwise a card could be opened or a patient entered in between. */
function showIfFree(): void {
  if (isArrestRunning() || isPatientKnown() || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
    return;
  editionStatus().waiting?.show();
}
