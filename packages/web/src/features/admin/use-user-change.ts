import type { AdminUser } from '@first60/contract';
import { useMutation } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { ApiError, sentenceFrom } from '../../server/api.ts';
import { isUnreached } from '../../server/unreached.ts';
import { refreshIdentity } from '../../session/identity.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { toast } from '../../ui/toast.ts';
import { changeAdmin, changeStatus } from './users-client.ts';

/** One of the two switches and its new state. */
export interface UserChange {
  readonly kind: 'status' | 'admin';
  readonly user: AdminUser;
  readonly wanted: boolean;
}

/** An administrator invalidates the user's password and gets a code for setting the next one. */
interface PasswordReset {
  readonly kind: 'password';
  readonly user: AdminUser;
}

/** Changes that a row of the list can request. */
export type AskedChange = UserChange | PasswordReset;

interface UserChanges {
  readonly send: (change: UserChange) => void;
  /** The change in progress, if any. */
  readonly inFlight: UserChange | undefined;
}

/** Sends the changes requested by one user's switches. A change to one's own rights takes effect at once. */
export function useUserChange(): UserChanges {
  const scope = useUserScope();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ kind, user, wanted }: UserChange) =>
      kind === 'status' ? changeStatus(scope, user.id, wanted) : changeAdmin(scope, user.id, wanted),
    onSuccess: ({ id }, { kind }) => {
      toast({
        title: m.admin_success(),
        description: kind === 'status' ? m.admin_status_updated() : m.admin_admin_updated(),
      });
      if (id === scope.userId) void refreshIdentity();
    },
    onError: (error, { kind }) => {
      const message = messageOf(error);
      toast({
        title: m.admin_error(),
        description: kind === 'status' ? m.admin_status_failed({ message }) : m.admin_admin_failed({ message }),
        tone: 'destructive',
      });
    },
  });
  return { send: mutate, inFlight: isPending ? variables : undefined };
}

/** The server's own message, else its status code and text. */
export function messageOf(error: unknown): string {
  if (isUnreached(error)) return m.admin_unreached();
  return sentenceFrom(error, error instanceof ApiError ? error.message : m.admin_failed());
}
