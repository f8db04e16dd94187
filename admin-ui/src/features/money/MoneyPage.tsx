import Button from '@mui/material/Button';
import { Link, Outlet } from 'react-router-dom';
import { dueWords, isRefundWaiting, refundStateOf, wayOf } from '@leadline/api-client/money';
import { useFamily } from '@/data/client-context';
import { PagedTable } from '@/ui/record/PagedTable';
import { useAccess } from '@/data/providers/use-access';
import { useConfirmations } from '@/data/requests/confirmations';
import { useFinancial, type MoneyKind, type Payment } from '@/data/requests/money';
import { count, dateOnly, dayAndYear } from '@/data/time/words';
import { Forbidden } from '@/ui/states';
import { useAmount } from './amounts';
import { Confirmations } from './Confirmations';
import { ApproveRefund } from './ApproveRefund';
import { DueCharges } from './DueCharges';
import { DeclineRefund } from './DeclineRefund';
import { DeletePayment } from './DeletePayment';
import { InvoiceState } from './InvoiceState';
import { MoneyKinds } from './MoneyKinds';
import { ReminderHold } from './reminders/ReminderHold';
import './money.css';

const Totals = ({ kind }: { kind: MoneyKind }) => {
  const { currentClient } = useFamily();
  const { first } = useFinancial(currentClient.person_id, kind);
  const amount = useAmount();
  if (!first) return null;
  const { totals, outstandingTotals } = first;
  return (
    <p className="money-totals">
      {kind === 'invoices' ? (
        <>
          Outstanding: <strong>{amount(outstandingTotals.total)}</strong>
          {outstandingTotals.count > 0 && ` on ${count(outstandingTotals.count, 'invoice')}`}
          {outstandingTotals.overdue > 0 && `, ${amount(outstandingTotals.overdue)} of it overdue`}
        </>
      ) : (
        <>
          Received: <strong>{amount(totals.total)}</strong>
          {totals.tax > 0 && ` with ${amount(totals.tax)} tax`}
        </>
      )}
    </p>
  );
};

const remindedWords = ({ reminders, last_reminded }: Payment) => {
  const last = dayAndYear(last_reminded ?? '');
  return reminders === 1 ? `reminded ${last}` : `reminded ${reminders} times, last ${last}`;
};

const InvoiceRow = ({ payment }: { payment: Payment }) => {
  const { address, currentClient } = useFamily();
  const { canCall } = useAccess();
  const amount = useAmount();
  const { data: asked } = useConfirmations(currentClient.person_id);
  const { id, invoice_number, received, total, outstanding } = payment;
  const due = dueWords(payment, dayAndYear);
  const waits = asked?.confirmations.some(({ invoice_id, state }) => invoice_id === id && state === 'waiting');
  return (
    <tr>
      <th scope="row">
        <Link className="nowrap" to={`${address}/invoices/inv/${id}`}>{`Invoice ${invoice_number}`}</Link>
        {payment.payment_notes && <span className="muted">{payment.payment_notes}</span>}
      </th>
      <td className="wide">{dateOnly(received)}</td>
      <td className="money">{amount(total)}</td>
      <td>
        <InvoiceState invoice={payment} waits={waits} />
        {payment.part_paid > 0 && outstanding > 0 && <span className="muted">{` ${amount(outstanding)} open`}</span>}
        {outstanding > 0 && payment.last_reminded && (
          <span className="invoice-due muted">{remindedWords(payment)}</span>
        )}
        {due && <span className={payment.overdue_days > 0 ? 'invoice-due overdue' : 'invoice-due muted'}>{due}</span>}
      </td>
      <td className="money-does">
        {outstanding > 0 && canCall('payments/create') && (
          <Link to={`${address}/invoices/manualPurchase/${id}`}>pay manually</Link>
        )}
      </td>
    </tr>
  );
};

const whatFor = ({ transaction_type, is_voucher, credit_id, invoice_id, invoice_number, is_quickpay }: Payment) => {
  if (transaction_type === 'refund') return 'Refund';
  if (is_voucher === 1) return 'Gift voucher';
  if (credit_id) return 'More than was open: a credit';
  if (invoice_id) return `For invoice ${invoice_number}`;
  return is_quickpay ? 'Quick pay' : 'Payment';
};

const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  const amount = useAmount();
  const { id, received, total, transaction_type } = payment;
  const state = refundStateOf(payment);
  return (
    <tr>
      <th scope="row">
        {transaction_type === 'refund' ? (
          <span>{whatFor(payment)}</span>
        ) : (
          <Link to={`${address}/payments/inv/${id}`}>{whatFor(payment)}</Link>
        )}
        {payment.payment_notes && <span className="muted">{payment.payment_notes}</span>}
      </th>
      <td>{dateOnly(received)}</td>
      <td className="wide">{wayOf(payment)}</td>
      <td className="money">
        {amount(total)}
        {state && <span className="muted">{` ${state}`}</span>}
      </td>
      <td className="money-does">
        {transaction_type === 'manual' && payment.is_voucher === 0 && canCall('payments/deleteManualPayment') && (
          <DeletePayment payment={payment} />
        )}
        {isRefundWaiting(payment) && canCall('payments/approveRefund') && <ApproveRefund refund={payment} />}
        {isRefundWaiting(payment) && canCall('payments/declineRefund') && <DeclineRefund refund={payment} />}
      </td>
    </tr>
  );
};

const columns = {
  invoices: [
    { label: 'Invoice' },
    { label: 'Date', wide: true },
    { label: 'Total' },
    { label: 'State' },
    { label: 'Actions' },
  ],
  payments: [
    { label: 'Payment' },
    { label: 'Date' },
    { label: 'Method', wide: true },
    { label: 'Amount' },
    { label: 'Actions' },
  ],
};

const VoucherDoors = () => {
  const { address } = useFamily();
  const { canCall } = useAccess();
  if (!canCall('vouchers/sell')) return null;
  return (
    <div className="row wrap gap-2">
      <Button component={Link} to={`${address}/payments/sellVoucher`} variant="outlined">
        Sell Gift Voucher
      </Button>
      <Button component={Link} to={`${address}/payments/redeemVoucher`} variant="outlined">
        Redeem Voucher
      </Button>
    </div>
  );
};

/** What an account owes on invoices, and the money that came in, twenty at a time. R226 R242 */
export const MoneyPage = ({ kind }: { kind: MoneyKind }) => {
  const { currentClient, address } = useFamily();
  const { canCall } = useAccess();
  const asked = useFinancial(currentClient.person_id, kind);
  const owes = (asked.first?.outstandingTotals.count ?? 0) > 0;
  const Row = kind === 'invoices' ? InvoiceRow : PaymentRow;
  if (!canCall('reports/financial')) return <Forbidden />;
  return (
    <>
      <div className="money-head">
        <MoneyKinds />
        <Totals kind={kind} />
        {kind === 'invoices' && owes && canCall('payments/payInvoices') && (
          <Button component={Link} to={`${address}/invoices/pay`} variant="outlined">
            Receive Payment
          </Button>
        )}
        {kind === 'payments' && <VoucherDoors />}
      </div>
      {kind === 'invoices' && asked.first && <ReminderHold isHeld={asked.first.reminders_on_hold === 1} />}
      {canCall('payments/confirmations') && <Confirmations />}
      {canCall('payments/dueCharges') && <DueCharges />}
      <PagedTable label={kind === 'invoices' ? 'Invoices' : 'Payments'} columns={columns[kind]} asked={asked}>
        {(payment) => <Row key={payment.id} payment={payment} />}
      </PagedTable>
      <Outlet />
    </>
  );
};
