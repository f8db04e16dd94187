import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, Outlet } from 'react-router-dom';
import { dueWords, stateOf, wayOf } from '../../components/money-words';
import { Pager } from '../../components/pager';
import { useFamily } from '../../family/family-context';
import { dayWithYear, money } from '../../format/money';
import { rich, t } from '../../i18n/t';
import { confirmationsQuery } from '../../requests/confirmations';
import { financialQuery, type Financial, type MoneyKind, type Payment } from '../../requests/financial';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { State } from '../../ui/state';
import { openedHere } from '../../ui/use-close-sheet';
import { DueCharges } from './due-charges';
import { MoneyKinds } from './money-kinds';
import styles from './money-page.module.css';
import { titleOf } from './wording';

const Entry = ({ payment, page }: { readonly payment: Payment; readonly page: string }) => {
  const { barn } = useFamily();
  const state = stateOf(payment);
  const title = titleOf(payment);
  const due = dueWords(payment);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>
          {payment.transaction_type === 'refund' ? (
            title
          ) : (
            <Link to={`${page}/inv/${payment.id}`} state={openedHere}>
              {title} <Icon name="chevron" size={16} />
            </Link>
          )}
        </h2>
        <strong className="numbers">{money(payment.total, barn.currency_code)}</strong>
      </div>
      <p className={styles.meta}>
        <span>{dayWithYear(payment.received)}</span>
        {wayOf(payment) && <span>{wayOf(payment)}</span>}
        {state && (
          <span className={state === 'unpaid' || state === 'partly paid' ? styles.unpaid : undefined}>{t(state)}</span>
        )}
        {due && <span className={payment.overdue_days > 0 ? styles.unpaid : undefined}>{due}</span>}
      </p>
      {payment.payment_notes && <p>{payment.payment_notes}</p>}
    </li>
  );
};

/** What the family was asked by mail to confirm. E12 */
const Waiting = () => {
  const { rider, base } = useFamily();
  const { data } = useQuery(confirmationsQuery(rider.personId));
  const waiting = data?.confirmations.filter(({ state }) => state === 'waiting') ?? [];
  return waiting.map(({ payment_id, amount, currency, until }) => (
    <div key={payment_id} className={styles.waiting}>
      <Notice tone="warning">
        {rich('<a>Confirm {amount}</a> until {day}: your bank wants you to.', {
          amount: money(amount, currency),
          day: dayWithYear(until),
          a: (words) => <Link to={`${base}/confirmPayment/${payment_id}`}>{words}</Link>,
        })}
      </Notice>
    </div>
  ));
};

const Totals = ({ kind, first }: { readonly kind: MoneyKind; readonly first: Financial }) => {
  const { barn } = useFamily();
  const { totals, outstandingTotals } = first;
  if (kind === 'payments')
    return <p>{t('Paid in all: {amount}', { amount: money(totals.total, barn.currency_code) })}</p>;
  if (outstandingTotals.count === 0) return <p>{t('Everything is paid.')}</p>;
  const amount = money(outstandingTotals.total, barn.currency_code);
  const overdue = money(outstandingTotals.overdue, barn.currency_code);
  return (
    <p className={styles.unpaid}>
      {outstandingTotals.overdue > 0
        ? t('To be paid: {amount}, {overdue} of it overdue', { amount, overdue })
        : t('To be paid: {amount}', { amount })}
    </p>
  );
};

/** What the family owes and has paid, to be read. R181 R205 R226 */
const MoneyPage = ({ kind }: { readonly kind: MoneyKind }) => {
  const { rider, barn, base } = useFamily();
  const asked = useInfiniteQuery(financialQuery(rider.personId, kind));
  const page = `${base}/${kind}`;
  return (
    <>
      <title>{`${t('Invoices and Payments')} · ${barn.farm_name}`}</title>
      <h1>{t('Invoices and Payments')}</h1>
      <MoneyKinds />
      <Waiting />
      <DueCharges />
      <Loaded query={asked}>
        {({ pages }) => {
          const payments = pages.flatMap(({ reports }) => reports);
          const [first] = pages;
          if (!first || payments.length === 0)
            return <State title={kind === 'invoices' ? t('No invoices yet') : t('No payments yet')} />;
          return (
            <>
              <Totals kind={kind} first={first} />
              <ul>
                {payments.map((payment) => (
                  <Entry key={payment.id} payment={payment} page={page} />
                ))}
              </ul>
              <Pager
                shown={payments.length}
                size={first.size}
                step={20}
                busy={asked.isFetchingNextPage}
                more={asked.hasNextPage ? () => void asked.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </>
  );
};

export default MoneyPage;
