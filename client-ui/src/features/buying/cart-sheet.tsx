import { percent } from '@leadline/api-client/money';
import { useFamily } from '../../family/family-context';
import { useCanAct } from '../../connection/connection';
import { money } from '../../format/money';
import { Button, ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { useCloseSheet } from '../../ui/use-close-sheet';
import styles from './buying.module.css';
import { CodeField } from './code-field';
import { PlanChoice } from './plan-choice';
import { CartLine } from './cart-line';
import { clearCart } from '../../components/cart';
import { useCartLines } from '../../components/use-cart-lines';

/** Nothing where lines have different rates. */
const atRate = (rate: number | null): string => (rate === null ? '' : ` ${percent(rate)}`);

/** What is bought for whom, and what it comes to. R171 R172 R173 */
const CartSheet = () => {
  const { barn, base } = useFamily();
  const { lines, quote, plan, code } = useCartLines();
  const refused = lines.length > 0 ? quote.data?.warnings : undefined;
  const close = useCloseSheet(`${base}/online`);
  const canAct = useCanAct();
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <Sheet title="Cart" onClose={close}>
      {lines.length === 0 && <p>The cart is empty.</p>}
      <ul>
        {lines.map((line, n) => (
          <CartLine key={line.at} line={line} n={n} quote={quote.isPlaceholderData ? undefined : quote.data} />
        ))}
      </ul>
      {lines.length > 0 && (
        <Loaded query={quote}>
          {({ cartItems, cartCredits, cartSubtotal, cartTax, cartFee, cartTotal, tax_percent, fee }) => (
            <Facts
              facts={[
                ['Packages', cartCredits > 0 && amount(cartItems)],
                ['Credits used', cartCredits > 0 && amount(-cartCredits)],
                ['Subtotal', amount(cartSubtotal)],
                [`Tax${atRate(tax_percent)}`, cartTax > 0 && amount(cartTax)],
                [`Convenience Fee if paying by card${atRate(fee)}`, cartFee > 0 && amount(cartFee)],
                ['Total', <strong key="total">{amount(cartTotal)}</strong>],
              ]}
            />
          )}
        </Loaded>
      )}
      {lines.length > 0 && quote.data && <PlanChoice quote={quote.data} isChosen={plan !== undefined} />}
      {lines.length > 0 && quote.data && <CodeField quote={quote.data} code={code} />}
      {refused?.map((text) => (
        <Notice key={text} tone="warning" role="status">
          {text}
        </Notice>
      ))}
      {!canAct && <Notice tone="warning">Paying needs a signal. The cart waits for you.</Notice>}
      {lines.length > 0 && canAct && !refused?.length && (
        <ButtonLink wide look="primary" to={`${base}/online/paymentsSaved`} replace>
          Pay Now
        </ButtonLink>
      )}
      <div className={styles.buttons}>
        {lines.length > 0 && <Button onClick={clearCart}>Clear cart</Button>}
        <Button onClick={close}>Close</Button>
      </div>
    </Sheet>
  );
};

export default CartSheet;
