import { payInInstalments } from '../../components/cart';
import { useFamily } from '../../family/family-context';
import { dayWithYear, money } from '../../format/money';
import type { Quote } from '../../requests/products';
import { Facts } from '../../ui/facts';
import styles from './buying.module.css';

type Props = {
  readonly quote: Quote;
  /** By instalments. */
  readonly isChosen: boolean;
};

/** Where the barn lets the cart be paid by instalments; paying all now stays a choice. */
export const PlanChoice = ({ quote: { plan, cartTotal }, isChosen }: Props) => {
  const { barn } = useFamily();
  if (!plan) return null;
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <>
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">How to pay</legend>
        <label>
          <input type="radio" name="plan" checked={!isChosen} onChange={() => payInInstalments(false)} />
          <span>{`Pay all now: ${amount(cartTotal)}`}</span>
        </label>
        <label>
          <input type="radio" name="plan" checked={isChosen} onChange={() => payInInstalments(true)} />
          <span>{`Pay ${amount(plan.now + plan.now_fee)} now, the rest by instalments`}</span>
        </label>
      </fieldset>
      {isChosen && (
        <>
          <Facts
            facts={[
              ['Now', amount(plan.now + plan.now_fee)],
              ...plan.later.map((part) => [dayWithYear(part.due_date), amount(part.amount)] as const),
            ]}
          />
          <p className="muted">
            {plan.now_fee > 0
              ? 'You get one invoice, and pay each part of it until its day. By card its fee is added to each.'
              : 'You get one invoice, and pay each part of it until its day.'}
          </p>
        </>
      )}
    </>
  );
};
