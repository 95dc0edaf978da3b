import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ApiError } from '../../server/api.ts';
import { isUnreached } from '../../server/unreached.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { deskFailure } from './desk-failure.ts';

interface DeskQueryProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the desk that needs a response from the server first. */
export function DeskQuery<Data>({ query, children }: DeskQueryProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // The server has refused access: a retry would be refused too, and earlier data is no longer valid.
  if (error instanceof ApiError && error.status === 403)
    return (
      <Alert tone="info" live>
        {deskFailure(error)}
      </Alert>
    );
  if (data !== undefined) return children(data);
  if (error === null) return <Spinner label={m.desk_loading()} />;
  return (
    <Alert tone="critical" live>
      <p>{isUnreached(error) ? m.desk_unreached() : deskFailure(error)}</p>
      <Button variant="secondary" className="mt-2" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? m.desk_loading() : m.desk_retry()}
      </Button>
    </Alert>
  );
}
