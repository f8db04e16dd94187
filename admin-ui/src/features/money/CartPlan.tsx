import type { Quote } from '@/data/requests/money';
import { dayAndYear } from '@/data/time/words';
import { Toggle } from '@/ui/form/inputs';
import { useCart } from './cart';
import { Sums } from './Sums';

/** Where what is in the cart may be paid by instalments; as a whole unless it is chosen. */
export const CartPlan = ({ plan }: Pick<Quote, 'plan'>) => {
  const { inInstalments, payInInstalments } = useCart();
  if (!plan) return null;
  const rows = [
    { label: 'Now', value: plan.now },
    ...plan.later.map(({ due_date, amount }) => ({ label: dayAndYear(due_date), value: amount })),
  ];
  return (
    <>
      <Toggle label="Pay by instalments" checked={inInstalments} onChange={payInInstalments} />
      {inInstalments && (
        <>
          <Sums rows={rows} className="cart-plan" />
          <p className="muted">
            One invoice over all of it; each part is due on its day. By card its fee is added to each.
          </p>
        </>
      )}
    </>
  );
};
