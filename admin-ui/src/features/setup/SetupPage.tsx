import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useAskingCount } from '@/data/requests/registrations';
import { Forbidden, Loading } from '@/ui/states';
import { TabStrip } from '@/ui/TabStrip';
import { tabs, type Tab } from './tabs';
import './setup.css';

/** The first tab shown is a list. */
export const SetupPage = () => {
  const access = useAccess();
  const barn = useBarn();
  const { pathname } = useLocation();
  const open = tabs.filter(({ isOpen }) => isOpen(access, barn));
  const asking = useAskingCount(barn.clients_can_register === 1 && access.canCall('registrations/asking'));
  const countOf = ({ to }: Tab) => (to === '/setup/registration' && asking > 0 ? { count: asking } : {});
  const [first] = open;
  if (!first) return <Forbidden />;
  if (/^\/setup\/?$/.test(pathname)) return <Navigate to={first.to} replace />;
  return (
    <div className="setup">
      <TabStrip label="Setup" tabs={open.map((tab) => ({ ...tab, ...countOf(tab) }))} />
      <div className="setup-tab">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
};
