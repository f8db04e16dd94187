import { Route, Routes } from 'react-router-dom';
import BuyPage from './buy-page';
import CartSheet from './cart-sheet';
import PayCart from './pay-cart';

/** What is sold; over it lie the cart, and the way it is paid. */
const BuyingRoutes = () => (
  <Routes>
    <Route element={<BuyPage />}>
      <Route index element={null} />
      <Route path="cart" element={<CartSheet />} />
      <Route path="paymentsSaved" element={<PayCart way="saved" />} />
      <Route path="payments" element={<PayCart way="new" />} />
    </Route>
  </Routes>
);

export default BuyingRoutes;
