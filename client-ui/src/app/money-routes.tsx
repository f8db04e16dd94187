import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import MoneyPage from '../features/money/money-page';
import type { MoneyKind } from '../requests/financial';

const InvoiceSheet = lazy(() => import('../features/money/invoice-sheet'));
const PayInvoice = lazy(() => import('../features/buying/pay-invoice'));
const NotFound = lazy(() => import('./not-found'));

/** Below invoices and payments; an invoice is paid there, too. */
const MoneyRoutes = ({ kind }: { readonly kind: MoneyKind }) => (
  <Routes>
    <Route element={<MoneyPage key={kind} kind={kind} />}>
      <Route index element={null} />
      <Route path="inv/:paymentId" element={<InvoiceSheet kind={kind} />} />
      {kind === 'invoices' && (
        <>
          <Route path="paymentsSaved/:paymentId" element={<PayInvoice way="saved" />} />
          <Route path="payments/:paymentId" element={<PayInvoice way="new" />} />
        </>
      )}
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);

export default MoneyRoutes;
