import { rich, t } from '../../i18n/t';
import { quantityTyped } from '@leadline/api-client/money';
import { useState } from 'react';
import { changeQuantity, removeFromCart } from '../../components/cart';
import { sharedWords } from '../../components/product-words';
import type { ShownLine } from '../../components/use-cart-lines';
import type { Quote } from '../../requests/products';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import styles from './buying.module.css';
import { Price, Reason } from './price';

/** How much of it; what is no quantity stays in the field, and the cart has what it had. */
const QuantityField = ({ at, quantity = 1, price_unit }: ShownLine) => {
  const [typed, setTyped] = useState(String(quantity));
  const wrong = Number.isNaN(quantityTyped(typed));
  return (
    <Field
      label={t('How much, in {unit}', { unit: price_unit ?? '' })}
      inputMode="decimal"
      maxLength={11}
      autoComplete="off"
      value={typed}
      error={wrong ? t('More than 0, like 2 or 12.5. The cart has {quantity}.', { quantity }) : undefined}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const many = quantityTyped(value);
        if (!Number.isNaN(many)) changeQuantity(at, many);
      }}
    />
  );
};

type Props = { readonly line: ShownLine; readonly n: number; readonly quote: Quote | undefined };

/** What it is called and costs is the server's to say, once it has: `quote` is of this very cart. */
export const CartLine = ({ line, n, quote }: Props) => {
  const { at, product_name, product_price, is_shared, price_unit, registration, rider } = line;
  const less = quote?.discounts.find((one) => one.line === n);
  const sold = quote?.quantities.find((one) => one.line === n);
  return (
    <li className={styles.line}>
      <span>
        {rich('<strong>{product}</strong> for {name}', {
          product: sold?.name ?? product_name,
          name: rider.firstName,
          strong: (words) => <strong>{words}</strong>,
        })}
        {is_shared === 1 && <small className="muted">{sharedWords({ is_shared })}</small>}
        <Reason less={less} />
        {registration && <small className="muted">{t('Registration: {session}', { session: registration })}</small>}
      </span>
      <Price price={sold?.price ?? product_price} less={less} />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Remove {product} for {name}', { product: product_name, name: rider.firstName })}
        onClick={() => removeFromCart(at)}
      >
        <Icon name="close" />
      </button>
      {price_unit && <QuantityField key={`${at} ${line.productId}`} {...line} />}
    </li>
  );
};
