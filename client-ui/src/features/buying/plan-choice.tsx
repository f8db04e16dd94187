import { t } from '../../i18n/t';
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
        legend={t('How to pay')}
        isLegendHidden
        options={[
          ['now', t('Pay all now: {amount}', { amount: amount(cartTotal) })],
          ['plan', t('Pay {amount} now, the rest by instalments', { amount: amount(plan.now + plan.now_fee) })],
        ]}
        chosen={isChosen ? 'plan' : 'now'}
        onChoose={(how) => payInInstalments(how === 'plan')}
      />
      {isChosen && (
        <>
          <Facts
            facts={[
              [t('Now'), amount(plan.now + plan.now_fee)],
              ...plan.later.map((part) => [dayWithYear(part.due_date), amount(part.amount)] as const),
            ]}
          />
          <p className="muted">
            {plan.now_fee > 0
              ? t('You get one invoice, and pay each part of it until its day. By card its fee is added to each.')
              : t('You get one invoice, and pay each part of it until its day.')}
          </p>
        </>
      )}
    </>
  );
};
