import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { paymentItemsQuery } from '../../requests/financial';
import { PaySheet } from './pay-sheet';

/** Cents; the server says whether they may be paid. */
const partOf = (asked: URLSearchParams): number | undefined => {
  const part = Number(asked.get('part'));
  return Number.isInteger(part) && part > 0 ? part : undefined;
};

/** The same way for an invoice that the barn has written. R181 */
const PayInvoice = ({ way }: { readonly way: 'new' | 'saved' }) => {
  const { paymentId = '' } = useParams();
  const { base } = useFamily();
  const sold = useQuery(paymentItemsQuery(paymentId));
  const [asked] = useSearchParams();
  const part = partOf(asked);
  const page = `${base}/invoices`;
  if (!sold.data) return null;
  return (
    <PaySheet
      wish={{ invoiceId: paymentId, part }}
      total={undefined}
      way={way}
      paths={{
        newCard: `${page}/payments/${paymentId}${part === undefined ? '' : `?part=${part}`}`,
        cancel: `${page}/inv/${paymentId}`,
        done: `${page}/inv/${paymentId}`,
      }}
      onPaid={() => undefined}
    />
  );
};

export default PayInvoice;
