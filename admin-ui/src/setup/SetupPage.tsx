import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccess } from '@/providers/use-access';
import { Forbidden, Loading } from '@/ui/states';
import { tabs } from './tabs';
import './setup.css';

/** The first tab shown is a list. */
export const SetupPage = () => {
  const access = useAccess();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // On a phone the tabs go beyond the window.
  useEffect(
    () => strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [pathname],
  );
  const open = tabs.filter(({ isOpen }) => isOpen(access));
  const [first] = open;
  if (!first) return <Forbidden />;
  if (/^\/setup\/?$/.test(pathname)) return <Navigate to={first.to} replace />;
  return (
    <div className="setup">
      <nav ref={strip} className="setup-tabs" aria-label="Setup">
        {open.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="setup-tab">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
};
