import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LanguageChoice } from '../../ui/language-choice';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import styles from './public-barn-page.module.css';
import { publicListingQuery, type PublicListing } from './public-listing';

type Props = { readonly children: (publicId: string, barn: PublicListing) => ReactNode };

/** Of the barn whose public address it is; an unknown one is a page of its own. R227 */
export const PublicPage = ({ children }: Props) => {
  const { publicId = '' } = useParams();
  const listing = useQuery(publicListingQuery(publicId));
  if (listing.error && asApiError(listing.error).status === 404) return <Navigate replace to="/public/unauthorized" />;
  return (
    <main className={styles.page}>
      <Loaded query={listing} waiting={<Skeleton lines={8} />}>
        {(barn) => (barn ? children(publicId, barn) : <Navigate replace to="/public/unauthorized" />)}
      </Loaded>
      <LanguageChoice />
    </main>
  );
};
