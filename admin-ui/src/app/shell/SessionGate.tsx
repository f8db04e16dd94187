import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { barnQuery } from '@/data/requests/barn';
import { permissionsQuery } from '@/data/requests/permissions';
import { Failed, Loading } from '@/ui/states';

/** The barn and the permissions are known before the first screen is drawn, so that no screen waits for them. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const barn = useQuery(barnQuery);
  const permissions = useQuery(permissionsQuery);
  const isClientHome = useMatch('/clienthome/*') !== null;
  // Nobody loses what is on the screen because asking again fails.
  if (barn.data && permissions.data) return children;
  const failed = [barn, permissions].find((query) => query.isError);
  if (failed)
    return (
      <main className="page">
        <Failed error={failed.error} retry={() => void Promise.all([barn.refetch(), permissions.refetch()])} />
      </main>
    );
  return (
    <main className="page">
      {isClientHome && !permissions.data && <p className="muted">Permissions Not Yet Loaded</p>}
      <Loading label="Opening the barn" />
    </main>
  );
};
