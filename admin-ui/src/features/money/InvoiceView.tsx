import { useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Reply } from '@leadline/api-client';
import { dueWords, wayOf } from '@leadline/api-client/money';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { ChangeDueDate } from './ChangeDueDate';
import { SendInvoice } from './SendInvoice';
import { useBarn } from '@/data/requests/barn';
import { usePaymentItems, type MoneyKind } from '@/data/requests/money';
import { dateOnly, dayAndYear } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { useAmount } from './amounts';
import { Instalments } from './Instalments';
import { InvoiceFiles } from './InvoiceFiles';
import { InvoiceState } from './InvoiceState';
import { PayLink } from './PayLink';
import { Price } from './Price';
import { Sums } from './Sums';

type Sold = Reply<'items/getAllItemsForPayment'>;

const Items = ({ items }: Pick<Sold, 'items'>) => {
  const amount = useAmount();
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Package</th>
          <th scope="col" className="wide">
            Valid
          </th>
          <th scope="col" className="money">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>{item.person_name}</td>
            <td>
              {item.product_name}
              {item.discount > 0 && (
                <span className="muted invoice-note">{`${item.discount_title} ${amount(-item.discount)}`}</span>
              )}
              {item.item_notes && <span className="muted invoice-note">{item.item_notes}</span>}
            </td>
            <td className="wide">
              {[item.package_start_date, item.package_expiry_date].map((day) => day && dateOnly(day)).join(' – ')}
            </td>
            <td className="money">
              <Price price={item.price + item.discount} less={item.discount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const InvoiceSums = ({ payment: { subtotal, tax, fee, total, part_paid, outstanding } }: Pick<Sold, 'payment'>) => {
  const rows = [
    { label: 'Subtotal', value: subtotal },
    { label: 'Tax', value: tax },
    ...(fee ? [{ label: 'Convenience Fee', value: fee }] : []),
    { label: 'Total', value: total },
    ...(part_paid > 0 && outstanding > 0
      ? [
          { label: 'Paid so far', value: -part_paid },
          { label: 'To be paid', value: outstanding },
        ]
      : []),
  ];
  return <Sums rows={rows} className="invoice-sums" />;
};

const often = (times: number) => (times === 1 ? 'once' : `${times} times`);

const Sheet = ({ sold: { items, payment } }: { sold: Sold }) => {
  const due = dueWords(payment, dayAndYear);
  const { farm_name, address, address2, invoice_notes1, invoice_notes2 } = useBarn();
  return (
    <div className="invoice">
      <div className="invoice-parties row wrap between">
        <address>
          {[farm_name, address, address2].filter(Boolean).map((line) => (
            <span key={String(line)}>{String(line)}</span>
          ))}
        </address>
        <address>
          {[payment.name, payment.email].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <p>
        {dateOnly(payment.received)} {payment.invoice === 1 && <InvoiceState invoice={payment} />}
        {payment.payment_method && ` ${wayOf(payment)}`}
        {due && <span className={payment.overdue_days > 0 ? 'overdue' : undefined}>{` ${due}`}</span>}
      </p>
      {payment.last_reminded && (
        <p className="muted">
          {`The family was reminded ${often(payment.reminders)}, last on ${dayAndYear(payment.last_reminded)}.`}
        </p>
      )}
      <Items items={items} />
      <InvoiceSums payment={payment} />
      <Instalments payment={payment} />
      {[invoice_notes1, invoice_notes2].filter(Boolean).map((text) => (
        <p key={String(text)} className="keep-lines">
          {String(text)}
        </p>
      ))}
    </div>
  );
};

/** An invoice, or what a payment was for, as the family gets it. R181 R242 */
export const InvoiceView = ({ kind }: { kind: MoneyKind }) => {
  const { payment = '' } = useParams();
  const { address } = useFamily();
  const { canCall } = useAccess();
  const { data, error, refetch } = usePaymentItems(payment);
  const navigate = useNavigate();
  const titleId = useId();
  const close = () => void navigate(`${address}/${kind}`);
  const title = data?.payment.invoice_number ? `Invoice ${data.payment.invoice_number}` : 'Payment';
  const [doing, setDoing] = useState<'send' | 'due'>();
  const back = () => setDoing(undefined);
  if (data && doing === 'send') return <SendInvoice payment={data.payment} title={title} onClose={back} />;
  if (data && doing === 'due') return <ChangeDueDate invoice={data.payment} title={title} onClose={back} />;
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {data ? <Sheet sold={data} /> : <Unanswered error={error} refetch={refetch} rows={5} label="Invoice" />}
        {data && <PayLink invoice={data.payment} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
        {data && <InvoiceFiles payment={data.payment} name={title} />}
        {data && canCall('payments/sendInvoice') && (
          <Button variant="outlined" onClick={() => setDoing('send')}>
            Email
          </Button>
        )}
        {data && data.payment.outstanding > 0 && !data.payment.instalments && canCall('payments/changeDueDate') && (
          <Button variant="outlined" onClick={() => setDoing('due')}>
            Due date
          </Button>
        )}
        {data && data.payment.outstanding > 0 && canCall('payments/create') && (
          <Button component={Link} to={`${address}/invoices/manualPurchase/${data.payment.id}`} variant="contained">
            pay manually
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
