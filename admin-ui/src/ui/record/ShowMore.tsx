import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';
import './record-table.css';

type ShowMoreProps = {
  /** How many the next page brings. R154 */
  readonly step: number;
  readonly data: readonly unknown[];
  readonly size: number;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

/** The next page of a list below it, as long as there is one. R155 */
export const ShowMore = ({ step, data, size, error, hasNextPage, isFetchingNextPage, fetchNextPage }: ShowMoreProps) =>
  hasNextPage && (
    <p className="row middle wrap gap-2-3">
      <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {`Next ${step}`}
      </Button>
      <span className="muted">{`Showing ${data.length} of ${size} records`}</span>
      {error && !isFetchingNextPage && <span role="alert">{asApiError(error).message}</span>}
    </p>
  );
