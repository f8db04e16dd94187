import { asApiError } from '@leadline/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure';
import { Skeleton } from './skeleton';

type Props<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** One place decides between waiting, refused and there; saved data stays on screen while a refresh fails. */
export const Loaded = <Data,>({ query, waiting = <Skeleton />, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={asApiError(query.error)} retry={() => void query.refetch()} />;
  return waiting;
};
