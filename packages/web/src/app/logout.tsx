import type { User } from '@first60/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../lib/identity.ts';
import { waitingChanges } from '../lib/outbox/change.ts';
import { sendWaiting } from '../lib/outbox/outbox.ts';
import { outboxNow } from '../lib/outbox/outbox-store.ts';
import { useSavedAssessments } from '../lib/saved-assessments.ts';
import type { Loss } from './logout-question.tsx';

/** Seldom asked: it comes when it is. */
const LogoutQuestion = lazy(() =>
  import('./logout-question.tsx').then((module) => ({ default: module.LogoutQuestion })),
);

/** How long leaving waits for changes that are just being sent. */
const SEND_MS = 3_000;

/** Signing out, with a question first when something would be lost that exists on this device alone. */
export function useLogout(user: User): readonly [leave: () => void, question: ReactNode] {
  const [, navigate] = useLocation();
  const [loss, setLoss] = useState<Loss>();
  const { list: assessments } = useSavedAssessments(user.id);
  const leave = async () => {
    setLoss(undefined);
    await signOut();
    navigate('/auth');
  };
  const leaveUnlessLoss = async () => {
    if (outboxNow().length > 0) {
      await Promise.race([sendWaiting(user.id), new Promise((resolve) => setTimeout(resolve, SEND_MS))]);
    }
    const found = { changes: waitingChanges(outboxNow()).length, assessments: assessments.length };
    if (found.changes + found.assessments > 0) setLoss(found);
    else await leave();
  };
  const question = loss && (
    <Suspense>
      <LogoutQuestion loss={loss} onLeave={() => void leave()} onStay={() => setLoss(undefined)} />
    </Suspense>
  );
  return [() => void leaveUnlessLoss(), question];
}
