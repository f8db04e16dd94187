import { statementPeriods } from '@leadline/api-client/money';
import type { Reply } from '@leadline/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { todayIn } from '../../format/dates';
import { dayWithYear, money } from '../../format/money';
import { t, type Text } from '../../i18n/t';
import { downloadStatement, statementQuery, type AskedStatement } from '../../requests/statement';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Select } from '../../ui/select';
import { State } from '../../ui/state';
import { MoneyKinds } from './money-kinds';
import styles from './money-page.module.css';

type Statement = Reply<'payments/statement'>;

const Entry = ({ entry: { date, what, charged, paid, balance } }: { readonly entry: Statement['entries'][number] }) => {
  const { barn } = useFamily();
  const amount = (value: number) => money(value, barn.currency_code);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>{what}</h2>
        <span className={classes('numbers', styles.sides)}>
          {charged !== 0 && <strong>{amount(charged)}</strong>}
          {paid !== 0 && <span>{t('paid {amount}', { amount: amount(paid) })}</span>}
        </span>
      </div>
      <p className={styles.meta}>
        <span>{dayWithYear(date)}</span>
        <span>{t('{amount} open then', { amount: amount(balance) })}</span>
      </p>
    </li>
  );
};

const Sums = ({ statement }: { readonly statement: Statement }) => {
  const { barn } = useFamily();
  const amount = (value: number) => money(value, barn.currency_code);
  const { from, until, opening, charged, paid, closing, credits } = statement;
  return (
    <>
      <p>{`${dayWithYear(from)} – ${dayWithYear(until)}`}</p>
      <Facts
        facts={[
          [t('Open before'), amount(opening)],
          [t('Charged'), amount(charged)],
          [t('Paid'), amount(paid)],
          [t('Open at the end'), <strong key="open">{amount(closing)}</strong>],
          [t('Credits not used yet'), credits > 0 && amount(credits)],
        ]}
      />
    </>
  );
};

const Download = ({ asked }: { readonly asked: AskedStatement }) => {
  const file = useMutation({ mutationFn: downloadStatement });
  return (
    <>
      <Button disabled={file.isPending} onClick={() => file.mutate(asked)}>
        {t('Download PDF')}
      </Button>
      {file.isError && <p role="alert">{t('The PDF could not be made just now. Try again.')}</p>}
    </>
  );
};

const PERIODS: Readonly<Record<ReturnType<typeof statementPeriods>[number]['id'], Text>> = {
  year: 'This year, {year}',
  month: 'This month',
  'last month': 'Last month',
  'last year': 'Last year, {year}',
};

/** What the account was charged and paid in a period, and what was open before and after: as on its paper. */
const StatementPage = () => {
  const { rider, barn } = useFamily();
  const [params, setParams] = useSearchParams();
  const periods = statementPeriods(todayIn(barn.time_zone));
  const { id, from, until } = periods.find((one) => one.id === params.get('period')) ?? periods[0];
  const asked = { person_id: rider.personId, from, until };
  const query = useQuery(statementQuery(asked));
  return (
    <>
      <title>{`${t('Account statement')} · ${barn.farm_name}`}</title>
      <h1>{t('Account statement')}</h1>
      <MoneyKinds />
      <Select
        label={t('Period')}
        value={id}
        options={periods.map((one) => ({ id: one.id, name: t(PERIODS[one.id], { year: one.from.slice(0, 4) }) }))}
        onChange={(period) => setParams({ period }, { replace: true })}
      />
      <Loaded query={query}>
        {(statement) => (
          <div className={styles.statement}>
            <Sums statement={statement} />
            <Download asked={asked} />
            {statement.entries.length === 0 ? (
              <State title={t('Nothing happened in this period')} />
            ) : (
              <ul>
                {statement.entries.map((entry) => (
                  <Entry key={`${entry.payment_id} ${entry.kind} ${entry.date}`} entry={entry} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
};

export default StatementPage;
