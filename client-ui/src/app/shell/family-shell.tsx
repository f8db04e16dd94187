import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { forgetCart } from '../../family/kept-cart';
import { FamilyProvider } from '../../family/family-context';
import { chooseRider, ridersOf } from '../../family/riders';
import { barnQuery } from '../../requests/barn';
import { familyQuery } from '../../requests/family';
import { Failure, NotYours } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { BottomBar } from './bottom-bar';
import { Frame } from './frame';
import { useRememberRider, useTopOfPage } from './page-changes';

const NoRider = lazy(() => import('./no-rider'));

type Props = { readonly familyId: string };

/** Loads who the family is and what its barn allows, once for all its pages. */
export const FamilyShell = ({ familyId }: Props) => {
  const { personId = familyId } = useParams();
  const { pathname, search } = useLocation();
  const barn = useQuery(barnQuery());
  const family = useQuery(familyQuery(familyId));
  const riders = family.data ? ridersOf(family.data) : [];
  const rider = chooseRider(riders, personId);
  useRememberRider(rider, personId);
  useTopOfPage();
  useEffect(() => forgetCart, []);

  const failed = barn.error ?? family.error;
  if (!barn.data || !family.data) {
    const retry = () => void Promise.all([barn.refetch(), family.refetch()]);
    return <Frame>{failed ? <Failure error={asApiError(failed)} retry={retry} /> : <Skeleton lines={9} />}</Frame>;
  }
  const { account } = family.data;
  if (!rider) {
    return (
      <Frame barn={barn.data}>
        <NoRider barn={barn.data} account={account} />
      </Frame>
    );
  }
  if (personId !== rider.personId && personId !== familyId) {
    return (
      <Frame barn={barn.data}>
        <NotYours />
      </Frame>
    );
  }
  const base = `/clienthome/${rider.personId}`;
  // The account holder does not ride: the account's address means the page of whoever was looked at last.
  if (personId !== rider.personId) {
    return <Navigate replace to={{ pathname: pathname.replace(`/clienthome/${personId}`, base), search }} />;
  }
  return (
    <FamilyProvider value={{ barn: barn.data, account, riders, rider, base }}>
      <Frame barn={barn.data} riders={riders} rider={rider} nav={<BottomBar base={base} barn={barn.data} />}>
        <Suspense fallback={<Skeleton />}>
          <Outlet />
        </Suspense>
      </Frame>
    </FamilyProvider>
  );
};
