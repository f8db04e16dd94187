import { t } from '../i18n/t';
import { useFamily } from '../family/family-context';
import { money } from '../format/money';
import { ButtonLink } from '../ui/button';
import { openedHere } from '../ui/use-close-sheet';
import styles from './cart-bar.module.css';
import { useCartLines } from './use-cart-lines';

/** Stays in sight while packages are chosen. */
export const CartBar = () => {
  const { barn, base } = useFamily();
  const { lines, quote } = useCartLines();
  if (lines.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('Cart')}>
      <span>
        {t('{count, plural, one {# package} other {# packages}}', { count: lines.length })}
        {quote.data && <strong className="numbers">{money(quote.data.cartSubtotalWithTax, barn.currency_code)}</strong>}
      </span>
      <ButtonLink look="primary" to={`${base}/online/cart`} state={openedHere}>
        {t('Cart')}
      </ButtonLink>
    </section>
  );
};
