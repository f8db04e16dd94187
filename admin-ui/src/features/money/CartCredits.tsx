import type { Quote } from '@/data/requests/money';
import { shortDay } from '@/data/time/words';
import { Toggle } from '@/ui/form/inputs';
import { useAmount } from './amounts';
import { useCart } from './cart';

type Credit = Quote['credits'][number];

const whatFor = ({ missed_title, missed_date, product_name }: Credit) =>
  [missed_title ?? product_name, missed_date && shortDay(missed_date)].filter(Boolean).join(', ');

const Used = ({ credit }: { credit: Credit }) => {
  const amount = useAmount();
  const { used, person_name } = credit;
  return (
    <li className="cart-line">
      <span>
        <strong>{`Credit: ${whatFor(credit)}`}</strong>
        <span className="muted">
          {used < credit.amount ? `${person_name} · of ${amount(credit.amount)}, the rest stays` : person_name}
        </span>
      </span>
      <span className="cart-amount">{amount(-used)}</span>
    </li>
  );
};

/** What the barn owes the family for missed lessons lowers what is paid, unless staff keep it for later. C11 */
export const CartCredits = ({ credits }: { credits: readonly Credit[] }) => {
  const { usesCredits, useCredits } = useCart();
  if (credits.length === 0) return null;
  return (
    <>
      <Toggle label="Use the family’s credits" checked={usesCredits} onChange={useCredits} />
      <ul>
        {credits
          .filter(({ used }) => used > 0)
          .map((credit) => (
            <Used key={credit.item_id} credit={credit} />
          ))}
      </ul>
    </>
  );
};
