import { t } from '../../i18n/t';
import { percent } from '../../components/product-words';
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

/** Without a rate where lines have different ones. */
const taxLabel = (rate: number | null): string => (rate === null ? t('Tax') : t('Tax {rate}', { rate: percent(rate) }));
const feeLabel = (rate: number | null): string =>
  rate === null
    ? t('Convenience Fee if paying by card')
    : t('Convenience Fee if paying by card {rate}', { rate: percent(rate) });

/** What is bought for whom, and what it comes to. R171 R172 R173 */
const CartSheet = () => {
  const { barn, base } = useFamily();
  const { lines, quote, plan, code } = useCartLines();
  const refused = lines.length > 0 ? quote.data?.warnings : undefined;
  const close = useCloseSheet(`${base}/online`);
  const canAct = useCanAct();
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <Sheet title={t('Cart')} onClose={close}>
      {lines.length === 0 && <p>{t('The cart is empty.')}</p>}
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
                [t('Packages'), cartCredits > 0 && amount(cartItems)],
                [t('Credits used'), cartCredits > 0 && amount(-cartCredits)],
                [t('Subtotal'), amount(cartSubtotal)],
                [taxLabel(tax_percent), cartTax > 0 && amount(cartTax)],
                [feeLabel(fee), cartFee > 0 && amount(cartFee)],
                [t('Total'), <strong key="total">{amount(cartTotal)}</strong>],
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
      {!canAct && <Notice tone="warning">{t('Paying needs a signal. The cart waits for you.')}</Notice>}
      {lines.length > 0 && canAct && !refused?.length && (
        <ButtonLink wide look="primary" to={`${base}/online/paymentsSaved`} replace>
          {t('Pay Now')}
        </ButtonLink>
      )}
      <div className={styles.buttons}>
        {lines.length > 0 && <Button onClick={clearCart}>{t('Clear cart')}</Button>}
        <Button onClick={close}>{t('Close')}</Button>
      </div>
    </Sheet>
  );
};

export default CartSheet;
