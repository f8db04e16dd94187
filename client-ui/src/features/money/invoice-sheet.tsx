import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BankTransfer } from '../../components/bank-transfer';
import { wayOf } from '../../components/money-words';
import { useFamily } from '../../family/family-context';
import { dayWithYear, money } from '../../format/money';
import { rich, t } from '../../i18n/t';
import { cardKeysQuery } from '../../requests/card-keys';
import { dueChargesQuery } from '../../requests/due-charges';
import { downloadPaper } from '../../requests/paper';
import { paymentItemsQuery, type MoneyKind, type Payment } from '../../requests/financial';
import { Button, ButtonLink } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { useCloseSheet } from '../../ui/use-close-sheet';
import styles from './money-page.module.css';
import { centsOf, titleOf } from './wording';

/** Said where it is over, too. */
const dueDay = ({ due_date, overdue_days }: Pick<Payment, 'due_date' | 'overdue_days'>) =>
  due_date && (overdue_days > 0 ? t('{day}: overdue', { day: dayWithYear(due_date) }) : dayWithYear(due_date));

/** Where the family has agreed that it is charged by itself; and what follows where that was in vain. */
const useCharge = (paymentId: string) => {
  const { rider, barn } = useFamily();
  const { data } = useQuery(dueChargesQuery(rider.personId));
  const charge = data?.charges.find(({ payment_id }) => payment_id === paymentId);
  const release = charge?.release?.sentence;
  if (!charge?.on || !data?.agreed) return { words: null, release };
  const words = t('{amount} on {day} to the card ending in {last4}', {
    amount: money(charge.amount, barn.currency_code),
    day: dayWithYear(charge.on),
    last4: data.agreed.last4,
  });
  return { words, release };
};

type Open = { readonly payment: Pick<Payment, 'id' | 'outstanding' | 'asked'> };

/** What is to be paid until when, of what is paid by instalments. */
const Instalments = ({ payment: { instalments } }: { readonly payment: Pick<Payment, 'instalments'> }) => {
  const { barn } = useFamily();
  if (!instalments) return null;
  const amount = (value: number) => money(value, barn.currency_code);
  const words = ({ amount: whole, open }: (typeof instalments)[number]) => {
    if (open === 0) return t('{amount}, paid', { amount: amount(whole) });
    return open < whole ? t('{amount}, {open} open', { amount: amount(whole), open: amount(open) }) : amount(whole);
  };
  return (
    <>
      <h3>{t('Instalments')}</h3>
      <Facts facts={instalments.map((part) => [dayWithYear(part.due_date), words(part)] as const)} />
    </>
  );
};

/** Where the barn lets families pay less than an invoice asks for. E06 */
const PayPart = ({ payment: { id, outstanding } }: Open) => {
  const { base, barn } = useFamily();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const most = money(outstanding, barn.currency_code);
  const pay = (data: FormData): void => {
    const cents = centsOf(textOf(data, 'part'));
    if (cents === undefined || cents > Math.round(outstanding * 100)) {
      setError(t('An amount up to {most}, like 45 or 45.50', { most }));
      return focusFirstError();
    }
    void navigate(`${base}/invoices/paymentsSaved/${id}?part=${cents}`, { replace: true });
  };
  return (
    <details className={styles.part}>
      <summary>{t('Pay a part of it')}</summary>
      <Form onSubmit={pay}>
        <Field
          label={t('Amount')}
          name="part"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={t('{most} is open. What you do not pay now stays open.', { most })}
          error={error}
        />
        <Button wide type="submit">
          {t('Pay this amount')}
        </Button>
      </Form>
    </details>
  );
};

/** Where the barn takes cards from families. R181 */
const Pay = ({ payment }: Open) => {
  const { base, barn } = useFamily();
  const asks = payment.outstanding > 0 && barn.clients_can_buy_online === 1;
  const keys = useQuery({ ...cardKeysQuery(), enabled: asks });
  if (!asks || !keys.data) return null;
  const page = `${base}/invoices/paymentsSaved/${payment.id}`;
  const isNext = payment.asked < payment.outstanding;
  return (
    <>
      {isNext && (
        <ButtonLink wide look="primary" to={`${page}?part=${Math.round(payment.asked * 100)}`} replace>
          {t('Pay {amount} now', { amount: money(payment.asked, barn.currency_code) })}
        </ButtonLink>
      )}
      <ButtonLink wide {...(!isNext && { look: 'primary' })} to={page} replace>
        {isNext
          ? t('Pay all that is open: {amount}', { amount: money(payment.outstanding, barn.currency_code) })
          : t('Pay Now')}
      </ButtonLink>
      {barn.clients_can_pay_in_parts === 1 && <PayPart payment={payment} />}
    </>
  );
};

const Download = ({ paymentId, name }: { readonly paymentId: string; readonly name: string }) => {
  const file = useMutation({ mutationFn: () => downloadPaper(paymentId, name) });
  return (
    <>
      <Button wide disabled={file.isPending} onClick={() => file.mutate()}>
        {t('Download PDF')}
      </Button>
      {file.isError && <p role="alert">{t('The PDF could not be made just now. Try again.')}</p>}
    </>
  );
};

/** An invoice or a payment with what it was for. R181 R242 */
const InvoiceSheet = ({ kind }: { readonly kind: MoneyKind }) => {
  const { paymentId = '' } = useParams();
  const { base, barn } = useFamily();
  const close = useCloseSheet(`${base}/${kind}`);
  const sold = useQuery(paymentItemsQuery(paymentId));
  const charge = useCharge(paymentId);
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <Sheet title={sold.data ? titleOf(sold.data.payment) : t('Invoice')} onClose={close}>
      <Loaded query={sold}>
        {({ items, payment, bank_transfer }) => (
          <>
            <ul>
              {items.map((item) => (
                <li key={item.id} className={styles.sold}>
                  <span>
                    {rich('<b>{product}</b> for {name}', {
                      product: item.product_name,
                      name: item.person_name,
                      b: (words) => <strong>{words}</strong>,
                    })}
                    {item.discount > 0 && (
                      <small className="muted">{` ${item.discount_title} ${amount(-item.discount)}`}</small>
                    )}
                    {item.item_notes && <span className="muted"> {item.item_notes}</span>}
                  </span>
                  <span className="numbers">
                    {item.discount > 0 && <s>{amount(item.price + item.discount)} </s>}
                    {amount(item.price)}
                  </span>
                </li>
              ))}
            </ul>
            <Facts
              facts={[
                [t('Date'), dayWithYear(payment.received)],
                [t('Paid by'), wayOf(payment)],
                [t('Subtotal'), amount(payment.subtotal)],
                [t('Tax'), payment.tax > 0 && amount(payment.tax)],
                [t('Convenience Fee'), payment.fee > 0 && amount(payment.fee)],
                [t('Total'), amount(payment.total)],
                [t('Paid so far'), payment.outstanding > 0 && payment.part_paid > 0 && amount(payment.part_paid)],
                [t('To be paid'), payment.outstanding > 0 && amount(payment.outstanding)],
                [t('Of that next'), payment.asked < payment.outstanding && amount(payment.asked)],
                [t('Until'), payment.outstanding > 0 && payment.due_date && dueDay(payment)],
                [t('Charged by itself'), charge.words],
              ]}
            />
            {charge.release && <Notice tone="danger">{charge.release}</Notice>}
            <Instalments payment={payment} />
            {[barn.invoice_notes1, barn.invoice_notes2].filter(Boolean).map((text) => (
              <p key={String(text)} className={styles.text}>
                {String(text)}
              </p>
            ))}
            {bank_transfer && <BankTransfer transfer={bank_transfer} />}
          </>
        )}
      </Loaded>
      {sold.data && <Pay payment={sold.data.payment} />}
      {sold.data && <Download paymentId={paymentId} name={titleOf(sold.data.payment)} />}
      <Button wide onClick={close}>
        {t('Close')}
      </Button>
    </Sheet>
  );
};

export default InvoiceSheet;
