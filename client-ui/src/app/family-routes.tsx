import { readClaims } from '@leadline/api-client';
import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../features/home/home-page';
import { Leave } from '../session/leave';
import { FamilyShell } from './shell/family-shell';
import { sheets } from './sheets';

const SchedulePage = lazy(() => import('../features/schedule/schedule-page'));
const PackagesPage = lazy(() => import('../features/packages/packages-page'));
const BuyingRoutes = lazy(() => import('../features/buying/buying-routes'));
const BookingRoutes = lazy(() => import('../features/booking/booking-routes'));
const FurtherRoutes = lazy(() => import('./further-routes'));
const AccountRoutes = lazy(() => import('../features/account/account-routes'));

/** Each booking screen has two names. D01 */
const bookingPages = ['calendarbook', 'bookingCalendar', 'calendarmakeup', 'bookingMakeupCalendar'];

export const FamilyRoutes = () => {
  const { pathname, search } = useLocation();
  const claims = readClaims();
  if (!claims) return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />;
  if (claims.user_type_code !== 'STU') return <Leave to={`/admin${pathname}`} />;
  return (
    <Routes>
      <Route index element={<Navigate replace to={claims.user_person_id} />} />
      <Route path=":personId" element={<FamilyShell familyId={claims.user_person_id} />}>
        <Route element={<HomePage />}>
          <Route index element={null} />
          {sheets('')}
        </Route>
        <Route path="lessons" element={<SchedulePage />}>
          {sheets('lessons')}
        </Route>
        <Route path="purchases" element={<PackagesPage />}>
          {sheets('purchases')}
        </Route>
        <Route path="online/*" element={<BuyingRoutes />} />
        {bookingPages.map((page) => (
          <Route key={page} path={`${page}/*`} element={<BookingRoutes page={page} />} />
        ))}
        <Route path="account/*" element={<AccountRoutes />} />
        <Route path="*" element={<FurtherRoutes />} />
      </Route>
    </Routes>
  );
};
