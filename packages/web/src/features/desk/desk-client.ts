import {
  type CallAnswer,
  type DeskOverview,
  type Draft,
  type EditionSheet,
  type EditionSummary,
  type FilledPath,
  pathOf,
  paths,
  type RecallRow,
  type ReceiptRow,
  type TrustState,
} from '@first60/contract';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { perUser } from '../../session/per-user.ts';
import { fetchByKey } from '../../session/query-client.ts';
import { useUserScope } from '../../session/use-user-scope.ts';

/*
 * A separate query client, because the app's client is stored on the device, and records of who signed what must not be
 * stored there. Each screen reloads its data when it opens, because people must sign the server's current version.
 */
const deskClientOf = perUser(
  (scope) =>
    new QueryClient({
      defaultOptions: {
        queries: {
          queryFn: fetchByKey(scope),
          retry: false,
          refetchOnWindowFocus: false,
          refetchOnReconnect: true,
          networkMode: 'always',
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: 0,
        },
      },
    }),
);

const useDeskQuery = <Answer>(path: string, enabled = true): UseQueryResult<Answer> =>
  useQuery<Answer>({ queryKey: [path], enabled }, deskClientOf(useUserScope()));

export const useOverview = () => useDeskQuery<DeskOverview>(paths.desk);
export const useDraft = (id: string) => useDeskQuery<Draft>(pathOf(paths.deskDraft, { id }));
export const useEditions = () => useDeskQuery<EditionSummary[]>(paths.deskEditions);
export const useEditionSheet = (version: string) => useDeskQuery<EditionSheet>(pathOf(paths.deskEdition, { version }));
export const useRecalls = () => useDeskQuery<RecallRow[]>(paths.deskRecalls);
export const useReceipts = () => useDeskQuery<ReceiptRow[]>(paths.deskReceipts);
export const useTrustState = () => useDeskQuery<TrustState>(paths.deskTrust);

/** The manifest of a published edition, as devices read it. Without a version, no request is made. */
export const usePublished = (version: number | undefined) =>
  useDeskQuery<CallAnswer<'GET', FilledPath<typeof paths.contentEdition>>>(
    pathOf(paths.contentEdition, { version: String(version) }),
    version !== undefined,
  );

/** Reloads everything on the screen, because an action changes more than its own response contains. */
export function useRefresh(): () => Promise<void> {
  const client = deskClientOf(useUserScope());
  return () => client.invalidateQueries();
}
