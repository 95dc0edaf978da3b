import type { User } from '@first60/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { isOnline } from '../lib/connection.ts';
import { signOut } from '../lib/identity.ts';
import { outboxNow } from '../lib/outbox/outbox-store.ts';
import type { Loss } from './logout-question.tsx';

/** Seldom asked: it comes when it is. */
const LogoutQuestion = lazy(() =>
  import('./logout-question.tsx').then((module) => ({ default: module.LogoutQuestion })),
);

/** Signing out, with a question first when something would be lost that exists on this device alone, or the way back in. */
export function useLogout(user: User): readonly [leave: () => void, question: ReactNode] {
  const [, navigate] = useLocation();
  const [loss, setLoss] = useState<Loss>();
  const leave = async () => {
    setLoss(undefined);
    await signOut();
    navigate('/auth');
  };
  const leaveUnlessLoss = async () => {
    const found = await findLoss(user.id);
    if (found.changes + found.assessments > 0 || found.wayBack) setLoss(found);
    else await leave();
  };
  const question = loss && (
    <Suspense>
      <LogoutQuestion loss={loss} onLeave={() => void leave()} onStay={() => setLoss(undefined)} />
    </Suspense>
  );
  return [() => void leaveUnlessLoss(), question];
}

/** A device that cannot even load what counts the loss, in its first seconds, knows the unsent changes at least. */
const findLoss = (userId: string): Promise<Loss> =>
  import('./logout-loss.ts')
    .then(({ lossOf }) => lossOf(userId))
    .catch(() => ({ changes: outboxNow().length, assessments: 0, wayBack: !isOnline() }));
