import { useFamily } from '../../family/family-context';
import { money } from '../../format/money';
import type { Quote } from '../../requests/products';
import styles from './buying.module.css';

type Props = { readonly price: number; readonly less: Quote['discounts'][number] | undefined };

/** What a line costs; by a discount, what it would have cost is struck through, and why is said. */
export const Price = ({ price, less }: Props) => {
  const { barn } = useFamily();
  const amount = (value: number) => money(value, barn.currency_code);
  if (!less) return <span className="numbers">{amount(price)}</span>;
  return (
    <span className={styles.price}>
      <s className="numbers muted" aria-label={`instead of ${amount(less.price)}`}>
        {amount(less.price)}
      </s>
      <span className="numbers">{amount(less.price - less.off)}</span>
      <small className="muted">{`${less.title} ${amount(-less.off)}`}</small>
    </span>
  );
};
