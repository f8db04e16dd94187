import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';
import './states.css';

type StateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
};

const State = ({ title, text, action, role }: StateProps) => (
  <div className="state" role={role}>
    <h2>{title}</h2>
    {text && <p className="muted">{text}</p>}
    {action}
  </div>
);

/** Nothing here: says so and offers the next step. */
export const Empty = (props: Omit<StateProps, 'role'>) => <State {...props} role="status" />;

export const Forbidden = ({
  text = 'Your role does not include this page. An administrator can change that.',
}: {
  text?: ReactNode;
}) => <State title="This page is not open to you" text={text} />;

export const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { message, status } = asApiError(error);
  if (status === 403) return <Forbidden text={message} />;
  return (
    <State
      role="alert"
      title={status === 404 ? 'Not found' : 'That did not work'}
      text={message}
      action={
        status === 404 ? undefined : (
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        )
      }
    />
  );
};

type LoadingProps = { readonly rows?: number; readonly label?: string };

/** Grey lines in the shape of what is coming. */
export const Loading = ({ rows = 8, label = 'Loading' }: LoadingProps) => (
  <div className="skeleton" role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="skeleton-row" />
    ))}
  </div>
);

type UnansweredProps = LoadingProps & { readonly error: unknown; readonly refetch: () => unknown };

/** What stands in the place of an answer that is not there yet; once it is, it stays, whatever happens to asking again. */
export const Unanswered = ({ error, refetch, ...loading }: UnansweredProps) =>
  error ? <Failed error={error} retry={() => void refetch()} /> : <Loading {...loading} />;
