import { wayOf } from '@leadline/api-client/money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { money } from '../../format/money';
import { cardKeysQuery } from '../../requests/card-keys';
import { downloadPaper } from '../../requests/paper';
import { paymentItemsQuery, type MoneyKind, type Payment } from '../../requests/financial';
import { Button, ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Sheet } from '../../ui/sheet';
import { useCloseSheet } from '../../ui/use-close-sheet';
import styles from './money-page.module.css';
import { titleOf } from './wording';

/** Where the barn takes cards from families. R181 */
const Pay = ({ payment: { id, outstanding } }: { readonly payment: Pick<Payment, 'id' | 'outstanding'> }) => {
  const { base, barn } = useFamily();
  const asks = outstanding > 0 && barn.clients_can_buy_online === 1;
  const keys = useQuery({ ...cardKeysQuery(), enabled: asks });
  if (!asks || !keys.data) return null;
  return (
    <ButtonLink wide look="primary" to={`${base}/invoices/paymentsSaved/${id}`} replace>
      Pay Now
    </ButtonLink>
  );
};

const Download = ({ paymentId, name }: { readonly paymentId: string; readonly name: string }) => {
  const file = useMutation({ mutationFn: () => downloadPaper(paymentId, name) });
  return (
    <>
      <Button wide disabled={file.isPending} onClick={() => file.mutate()}>
        Download PDF
      </Button>
      {file.isError && <p role="alert">The PDF could not be made just now. Try again.</p>}
    </>
  );
};

/** An invoice or a payment with what it was for. R181 R242 */
const InvoiceSheet = ({ kind }: { readonly kind: MoneyKind }) => {
  const { paymentId = '' } = useParams();
  const { base, barn } = useFamily();
  const close = useCloseSheet(`${base}/${kind}`);
  const sold = useQuery(paymentItemsQuery(paymentId));
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <Sheet title={sold.data ? titleOf(sold.data.payment) : 'Invoice'} onClose={close}>
      <Loaded query={sold}>
        {({ items, payment }) => (
          <>
            <ul>
              {items.map((item) => (
                <li key={item.id} className={styles.sold}>
                  <span>
                    <strong>{item.product_name}</strong> for {item.person_name}
                    {item.item_notes && <span className="muted"> {item.item_notes}</span>}
                  </span>
                  <span className="numbers">{amount(item.price)}</span>
                </li>
              ))}
            </ul>
            <Facts
              facts={[
                ['Date', dateWithYear(payment.received)],
                ['Paid by', wayOf(payment)],
                ['Subtotal', amount(payment.subtotal)],
                ['Tax', payment.tax > 0 && amount(payment.tax)],
                ['Convenience Fee', payment.fee > 0 && amount(payment.fee)],
                ['Total', amount(payment.total)],
                ['To be paid', payment.outstanding > 0 && amount(payment.outstanding)],
              ]}
            />
            {[barn.invoice_notes1, barn.invoice_notes2].filter(Boolean).map((text) => (
              <p key={String(text)} className={styles.text}>
                {String(text)}
              </p>
            ))}
          </>
        )}
      </Loaded>
      {sold.data && <Pay payment={sold.data.payment} />}
      {sold.data && <Download paymentId={paymentId} name={titleOf(sold.data.payment)} />}
      <Button wide onClick={close}>
        Close
      </Button>
    </Sheet>
  );
};

export default InvoiceSheet;
