import { lazy } from 'react';
import { Route } from 'react-router-dom';

const PackageDetails = lazy(() => import('../features/packages/package-details'));
const CancelSheet = lazy(() => import('../features/cancel-lesson/cancel-sheet'));

/** What opens over each page of lessons and packages. */
export const sheets = (page: string) => [
  <Route key="cancel" path="modalCancel/:lessonPersonId" element={<CancelSheet page={page} />} />,
  <Route key="package" path="package/:itemId" element={<PackageDetails page={page} />} />,
];
