import { notAQuantity, quantityTyped, sharedWords } from '@leadline/api-client/money';
import { useState } from 'react';
import { changeQuantity, removeFromCart } from '../../components/cart';
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
      label={`How much, in ${price_unit}`}
      inputMode="decimal"
      maxLength={11}
      autoComplete="off"
      value={typed}
      error={wrong ? `${notAQuantity}. The cart has ${quantity}.` : undefined}
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
        <strong>{sold?.name ?? product_name}</strong> for {rider.firstName}
        {is_shared === 1 && <small className="muted">{sharedWords({ is_shared })}</small>}
        <Reason less={less} />
        {registration && <small className="muted">{`Registration: ${registration}`}</small>}
      </span>
      <Price price={sold?.price ?? product_price} less={less} />
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${product_name} for ${rider.firstName}`}
        onClick={() => removeFromCart(at)}
      >
        <Icon name="close" />
      </button>
      {price_unit && <QuantityField key={`${at} ${line.productId}`} {...line} />}
    </li>
  );
};
