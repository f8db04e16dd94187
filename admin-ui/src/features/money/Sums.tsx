import { useAmount } from './amounts';

type Sum = { readonly label: string; readonly value: number };

/** What a cart or an invoice comes to, row by row. */
export const Sums = ({ rows, className }: { rows: readonly Sum[]; className?: string }) => {
  const amount = useAmount();
  return (
    <dl className={['cart-summary', className].filter(Boolean).join(' ')}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
