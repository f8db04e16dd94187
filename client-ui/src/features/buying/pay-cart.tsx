import { Navigate } from 'react-router-dom';
import { useState } from 'react';
import { useFamily } from '../../family/family-context';
import { clearCart } from '../../components/cart';
import { PaySheet } from './pay-sheet';
import { cents, useCartLines } from '../../components/use-cart-lines';

/** Only what stands in the cart can be paid; a cart that is emptied here has been paid. */
const PayCart = ({ way }: { readonly way: 'new' | 'saved' }) => {
  const { base } = useFamily();
  const { lines, quote, plan, wish, isLoading } = useCartLines();
  const [isPaid, setPaid] = useState(false);
  if (!isPaid && !isLoading && lines.length === 0) return <Navigate to={`${base}/online`} replace />;
  if (!isPaid && (isLoading || !quote.data || quote.isPlaceholderData)) return null;
  return (
    <PaySheet
      wish={wish}
      total={plan ? cents(plan.now + plan.now_fee) : quote.data && cents(quote.data.cartTotal)}
      way={way}
      paths={{ newCard: `${base}/online/payments`, cancel: `${base}/online`, done: `${base}/purchases` }}
      onPaid={() => {
        setPaid(true);
        clearCart();
      }}
    />
  );
};

export default PayCart;
