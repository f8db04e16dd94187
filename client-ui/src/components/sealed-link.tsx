import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';

type Props = { readonly children: (token: string | undefined) => ReactNode };

/**
 * What a link from a mail opens. Its token stands behind the # and is a key: it leaves the address, which the browser's history and
 * scripts of others would read, and stays with this entry of the history. Undefined: somebody came without one.
 */
export const SealedLink = ({ children }: Props): ReactNode => {
  const { pathname, hash, state } = useLocation() as Location<{ readonly token?: string } | null>;
  if (hash) return <Navigate replace to={pathname} state={{ token: hash.slice(1) }} />;
  return children(state?.token);
};
