import { asApiError, type Claims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { landingOf, nextAllowed } from '../../session/landing';
import { Leave } from '../../session/leave';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { ShellPlaceholder } from '../../ui/shell-placeholder';

type Props = { readonly claims: Claims; readonly next: string | null };

/** Somebody who is signed in has nothing to do on the sign-in page. */
export const GoOn = ({ claims, next }: Props) => {
  const wanted = nextAllowed(next, claims);
  const landing = useQuery({
    queryKey: ['landing', claims.sub, wanted],
    queryFn: async ({ signal }) => wanted ?? landingOf(claims, signal),
  });
  if (landing.error) {
    return (
      <Page title="Sign in">
        <Failure error={asApiError(landing.error)} retry={() => void landing.refetch()} />
      </Page>
    );
  }
  if (!landing.data) return <ShellPlaceholder />;
  return landing.data.startsWith('/clienthome') ? <Navigate replace to={landing.data} /> : <Leave to={landing.data} />;
};
