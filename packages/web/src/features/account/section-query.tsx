import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { accountFailure } from './account-failure.ts';

interface SectionQueryProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A section that needs a response from the server first. */
export function SectionQuery<Data>({ query, children }: SectionQueryProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <p role="status">{m.loading()}</p>;
  return (
    <Alert tone="amber" live>
      <p>{accountFailure(error)}</p>
      <Button variant="secondary" className="mt-2" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? m.loading() : m.account_retry()}
      </Button>
    </Alert>
  );
}
