import { lazy, Suspense, useState, type ReactNode } from 'react';
import Drawer from '@mui/material/Drawer';
import { claimsWithoutSignal, homeOf, readClaims, type Claims } from '@leadline/api-client';
import { Forbidden, Loading } from '@/ui/states';
import { Notifications } from '@/ui/Notifications';
import { TrialBanner } from '@/features/setup/subscription/TrialBanner';
import { OfflineBanner } from './OfflineBanner';
import { SideMenu } from './SideMenu';
import { SessionGate } from './SessionGate';
import { TopBar } from './TopBar';
import { ViewingBanner } from './ViewingBanner';
import { useRemembered } from './use-remembered';
import './shell.css';

const Frame = ({ children }: { children: ReactNode }) => {
  const [narrow, setNarrow] = useRemembered('leadline.menu-narrow', matchMedia('(max-width: 1099px)').matches);
  const [open, setOpen] = useState(false);
  return (
    <div className="shell">
      <a className="skip no-print" href="#content">
        Skip to content
      </a>
      <TopBar onOpenMenu={() => setOpen(true)} onCollapse={() => setNarrow(!narrow)} narrow={narrow} />
      <div className="shell-menu no-print">
        <SideMenu narrow={narrow} />
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
        <SideMenu narrow={false} onNavigate={() => setOpen(false)} />
      </Drawer>
      <div className="shell-notices">
        <ViewingBanner />
        <OfflineBanner />
        <TrialBanner />
      </div>
      <main id="content" className="shell-content" tabIndex={-1}>
        <Suspense
          fallback={
            <div className="page">
              <Loading />
            </div>
          }
        >
          {children}
        </Suspense>
      </main>
    </div>
  );
};

// One person in all barns sees it.
const PlatformPage = lazy(() => import('@/features/platform/PlatformPage'));

const NotStaff = ({ claims }: { claims: Claims }) => (
  <main className="page">
    <Forbidden
      text={
        <>
          Your sign-in does not belong to the staff of a barn. <a href={homeOf(claims)}>Go to your own pages</a>{' '}
          <a href="/logout">Sign out</a>
        </>
      }
    />
  </main>
);

const forStaff = (children: ReactNode) => (
  <SessionGate>
    <Frame>{children}</Frame>
  </SessionGate>
);

/** Around every staff screen; a family is told where it belongs, and the super user has a page instead of a barn. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const claims = readClaims() ?? claimsWithoutSignal();
  const shown: Readonly<Record<Claims['user_type_code'], (signedIn: Claims) => ReactNode>> = {
    ADM: () => forStaff(children),
    INS: () => forStaff(children),
    STU: (signedIn) => <NotStaff claims={signedIn} />,
    SPR: () => (
      <Suspense fallback={<Loading label="Opening the platform" />}>
        <PlatformPage />
      </Suspense>
    ),
  };
  return (
    <>
      {claims ? shown[claims.user_type_code](claims) : forStaff(children)}
      <Notifications />
    </>
  );
};
