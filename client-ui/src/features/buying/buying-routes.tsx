import { Navigate, Route, Routes } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import BuyPage from './buy-page';
import CartSheet from './cart-sheet';
import DoneByTheBarn from './done-by-the-barn';
import PayCart from './pay-cart';

/** What is sold; over it lie the cart, and the way it is paid. What staff alone do there says so. */
const BuyingRoutes = () => {
  const { base } = useFamily();
  return (
    <Routes>
      <Route element={<BuyPage />}>
        <Route index element={null} />
        <Route path="cart" element={<CartSheet />} />
        <Route path="paymentsSaved" element={<PayCart way="saved" />} />
        <Route path="payments" element={<PayCart way="new" />} />
      </Route>
      <Route path="manual" element={<DoneByTheBarn kind="payment" />} />
      {['invoicecreate', 'manualInvoice'].map((path) => (
        <Route key={path} path={path} element={<DoneByTheBarn kind="invoice" />} />
      ))}
      <Route path="*" element={<Navigate replace to={`${base}/online`} />} />
    </Routes>
  );
};

export default BuyingRoutes;
