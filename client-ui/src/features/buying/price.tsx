import { rich } from '../../i18n/t';
import { useFamily } from '../../family/family-context';
import { money } from '../../format/money';
import type { Quote } from '../../requests/products';
import styles from './buying.module.css';

type Less = { readonly less: Quote['discounts'][number] | undefined };

/** Why a line costs less, below its name: a title may be long. */
export const Reason = ({ less }: Less) => {
  const { barn } = useFamily();
  return less && <small className="muted">{`${less.title} ${money(-less.off, barn.currency_code)}`}</small>;
};

/** What a line costs; what it would have cost without its discount is struck through. */
export const Price = ({ price, less }: Less & { readonly price: number }) => {
  const { barn } = useFamily();
  const amount = (value: number) => money(value, barn.currency_code);
  if (!less) return <span className="numbers">{amount(price)}</span>;
  return (
    <span className={styles.price}>
      <s className="numbers muted">
        {rich('<hidden>instead of </hidden>{price}', {
          price: amount(less.price),
          hidden: (words) => <span className="visually-hidden">{words}</span>,
        })}
      </s>
      <span className="numbers">{amount(less.price - less.off)}</span>
    </span>
  );
};
