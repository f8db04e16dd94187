import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ShellPlaceholder } from '../ui/shell-placeholder';
import { FamilyRoutes } from './family-routes';

const StrangerRoutes = lazy(() => import('./stranger-routes'));

export const PortalRoutes = () => (
  <Suspense fallback={<ShellPlaceholder />}>
    <Routes>
      <Route path="/clienthome/*" element={<FamilyRoutes />} />
      <Route path="*" element={<StrangerRoutes />} />
    </Routes>
  </Suspense>
);
