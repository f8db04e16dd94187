import { payInInstalments } from '../../components/cart';
import { useFamily } from '../../family/family-context';
import { dayWithYear, money } from '../../format/money';
import type { Quote } from '../../requests/products';
import { Choice } from '../../ui/choice';
import { Facts } from '../../ui/facts';

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
      <Choice
        legend="How to pay"
        isLegendHidden
        options={[
          ['now', `Pay all now: ${amount(cartTotal)}`],
          ['plan', `Pay ${amount(plan.now + plan.now_fee)} now, the rest by instalments`],
        ]}
        chosen={isChosen ? 'plan' : 'now'}
        onChoose={(how) => payInInstalments(how === 'plan')}
      />
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
