import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { paymentItemsQuery } from '../../requests/financial';
import { PaySheet } from './pay-sheet';

/** The same way for an invoice that the barn has written. R181 */
const PayInvoice = ({ way }: { readonly way: 'new' | 'saved' }) => {
  const { paymentId = '' } = useParams();
  const { base } = useFamily();
  const sold = useQuery(paymentItemsQuery(paymentId));
  const page = `${base}/invoices`;
  if (!sold.data) return null;
  return (
    <PaySheet
      wish={{ invoiceId: paymentId }}
      total={undefined}
      way={way}
      paths={{
        newCard: `${page}/payments/${paymentId}`,
        cancel: `${page}/inv/${paymentId}`,
        done: `${page}/inv/${paymentId}`,
      }}
      onPaid={() => undefined}
    />
  );
};

export default PayInvoice;
