import { BankTransfer } from '../../components/bank-transfer';
import { dueWords } from '../../components/money-words';
import { dayWithYear, money } from '../../format/money';
import { t } from '../../i18n/t';
import { classes } from '../../ui/classes';
import { Facts } from '../../ui/facts';
import { ByCard, type OpenProps } from './by-card';
import type { PayPage } from './pay-link';
import styles from './pay-page.module.css';

type Shown = { readonly page: PayPage };

const Items = ({ page: { items, currency_code } }: Shown) => (
  <ul>
    {items.map(({ product_name, price }, at) => (
      <li key={at} className={styles.item}>
        <strong>{product_name}</strong>
        <span className={classes(styles.price, 'numbers')}>{money(price, currency_code)}</span>
      </li>
    ))}
  </ul>
);

const Otherwise = ({ page: { how_to_pay, bank_transfer, card, farm_name } }: Shown) => {
  const saysHow = how_to_pay.length > 0 || bank_transfer !== null;
  if (!saysHow && card) return null;
  return (
    <section className={styles.part} aria-labelledby="otherwise">
      <h2 id="otherwise">{card ? t('Or pay in another way') : t('How to pay')}</h2>
      {how_to_pay.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {bank_transfer && <BankTransfer transfer={bank_transfer} />}
      {!saysHow && <p>{t('{barn} does not take cards here. Ask how to pay.', { barn: farm_name })}</p>}
    </section>
  );
};

/** What it is for, what is open of it, and every way to pay it. */
export const OpenInvoice = ({ page, token, onPaid }: OpenProps) => {
  const { currency_code, received, tax, total, part_paid, outstanding, overdue_days } = page;
  const amount = (value: number) => money(value, currency_code);
  const due = dueWords(page);
  return (
    <>
      <p className={styles.sum}>
        <strong className="numbers">{`${currency_code} ${amount(outstanding)}`}</strong>
        {due && <span className={overdue_days > 0 ? styles.overdue : 'muted'}>{due}</span>}
      </p>
      <Items page={page} />
      <Facts
        facts={[
          [t('Date'), dayWithYear(received)],
          [t('Tax'), tax > 0 && amount(tax)],
          [t('Total'), amount(total)],
          [t('Paid so far'), part_paid > 0 && amount(part_paid)],
          [t('To be paid'), part_paid > 0 && amount(outstanding)],
        ]}
      />
      <ByCard {...{ page, token, onPaid }} />
      <Otherwise page={page} />
    </>
  );
};
