import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';

type Paged = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<{ readonly hasNextPage: boolean; readonly isError: boolean }>;
};

const loadAll = async (fetchNextPage: Paged['fetchNextPage']): Promise<void> => {
  const { hasNextPage, isError } = await fetchNextPage();
  if (hasNextPage && !isError) await loadAll(fetchNextPage);
};

/** The next page of a report, or all that are left; says so while it loads and at the end. R188 R233 */
export const LoadMore = ({ hasNextPage, isFetchingNextPage, error, fetchNextPage }: Paged) => (
  <div className="report-more no-print">
    <Button
      variant="outlined"
      disabled={!hasNextPage || isFetchingNextPage}
      aria-live="polite"
      onClick={() => void fetchNextPage()}
    >
      {isFetchingNextPage ? 'loading...' : hasNextPage ? 'load next' : 'no more records'}
    </Button>
    {hasNextPage && (
      <Button variant="text" disabled={isFetchingNextPage} onClick={() => void loadAll(fetchNextPage)}>
        load all
      </Button>
    )}
    {error && !isFetchingNextPage && <p role="alert">{asApiError(error).message}</p>}
  </div>
);
