import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { outboxOf } from '../favorites/outbox/outbox-store.ts';
import { isOnline } from '../server/connection.ts';
import { signOut } from '../session/identity.ts';
import { isArrestRunning, releaseArrests } from '../session/running-arrests.ts';
import { clocksRun } from '../session/running-clocks.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import type { UserScope } from '../session/user-scope.ts';
import type { Loss } from './logout-question.tsx';

/** Rarely needed, so it is loaded only when the question is asked. */
const LogoutQuestion = lazy(() =>
  import('./logout-question.tsx').then((module) => ({ default: module.LogoutQuestion })),
);

/**
 * Signs the user out. Asks first if an arrest is running, if data that exists only on this device would be lost, or if
 * signing in again is impossible.
 */
export function useLogout(): readonly [leave: () => void, question: ReactNode] {
  const [, navigate] = useLocation();
  const scope = useUserScope();
  const [asked, setAsked] = useState<{ loss: Loss; offline: boolean; code: boolean; clocks: boolean }>();
  const leave = async () => {
    setAsked(undefined);
    releaseArrests(scope.userId);
    if (await signOut(scope)) navigate('/auth');
  };
  const leaveUnlessLoss = async () => {
    const loss = await findLoss(scope);
    const offline = !isOnline();
    const running = { code: isArrestRunning(), clocks: clocksRun(scope.userId) };
    const isLoss = Object.values(loss).some((count) => count > 0);
    if (running.code || running.clocks || offline || isLoss) setAsked({ loss, offline, ...running });
    else await leave();
  };
  const question = asked && (
    <Suspense>
      <LogoutQuestion {...asked} onLeave={() => void leave()} onStay={() => setAsked(undefined)} />
    </Suspense>
  );
  return [() => void leaveUnlessLoss(), question];
}

const NOTHING_LOST: Loss = { changes: 0, assessments: 0, patients: 0, protocols: 0, casualties: 0, reports: 0 };

/**
 * In the app's first seconds, the code that counts the loss may not load. The number of unsent changes is known in any
 * case.
 */
const findLoss = (scope: UserScope): Promise<Loss> =>
  import('./logout-loss.ts')
    .then(({ lossOf }) => lossOf(scope))
    .catch(async () => ({ ...NOTHING_LOST, changes: (await outboxOf(scope).read()).length }));
