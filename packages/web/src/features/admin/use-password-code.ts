import type { AdminUser, PasswordCode } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../../server/use-action.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { toast } from '../../ui/toast.ts';
import { messageOf } from './use-user-change.ts';
import { makePasswordCode } from './users-client.ts';

export interface MadeCode extends PasswordCode {
  readonly user: AdminUser;
}

interface PasswordCodes {
  readonly make: (user: AdminUser) => void;
  readonly isPending: boolean;
  /** The last code, until the dialog is closed. It is not kept anywhere else. */
  readonly made: MadeCode | undefined;
  readonly putAway: () => void;
}

export function usePasswordCode(): PasswordCodes {
  const [made, setMade] = useState<MadeCode>();
  const scope = useUserScope();
  const { run, isPending } = useAction({
    act: async (user: AdminUser) => ({ ...(await makePasswordCode(scope, user.id)), user }),
    onDone: setMade,
    onFailed: (error) => {
      toast({
        title: m.admin_error(),
        description: m.admin_reset_failed({ message: messageOf(error) }),
        tone: 'destructive',
      });
    },
  });
  return { make: run, isPending, made, putAway: () => setMade(undefined) };
}
