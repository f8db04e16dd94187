import type { Claims } from '@leadline/api-client';
import { Navigate } from 'react-router-dom';
import { landingOf, nextAllowed } from '../../session/landing';
import { Leave } from '../../session/leave';

type Props = { readonly claims: Claims; readonly next: string | null };

/** Somebody who is signed in has nothing to do on the sign-in page. R006 */
export const GoOn = ({ claims, next }: Props) => {
  const to = nextAllowed(next, claims) ?? landingOf(claims);
  return claims.user_type_code === 'STU' ? <Navigate replace to={to} /> : <Leave to={to} />;
};
