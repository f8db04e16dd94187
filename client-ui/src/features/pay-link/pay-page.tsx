import { asApiError } from '@leadline/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SealedLink } from '../../components/sealed-link';
import { rich, t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { State } from '../../ui/state';
import { OpenInvoice } from './open-invoice';
import { payPageQuery, type PayPage as Page } from './pay-link';
import styles from './pay-page.module.css';

type Shown = { readonly page: Page };

const ToAsk = ({ page: { farm_name, farm_email } }: Shown) =>
  farm_email ? (
    <p>{rich('Questions? Write to {email}.', { email: <a href={`mailto:${farm_email}`}>{farm_email}</a> })}</p>
  ) : (
    <p>{t('Questions? Ask {barn}.', { barn: farm_name })}</p>
  );

type Paid = { readonly after: Page; readonly sum: string };

const Done = ({ page: { state, farm_name }, paid }: Shown & { readonly paid: Paid | undefined }) => (
  <Notice tone="good" role="status">
    {paid ? (
      <>
        <p>{t('Your payment of {sum} was successful. Thank you.', { sum: paid.sum })}</p>
        <p>
          {t('If {barn} knows an email address of the account, a receipt is on its way there.', { barn: farm_name })}
        </p>
      </>
    ) : (
      <p>
        {state === 'paid'
          ? t('This invoice is paid. Thank you.')
          : t('Nothing is to be paid on this invoice any more.')}
      </p>
    )}
  </Notice>
);

const Invoice = ({ page: opened, token }: Shown & { readonly token: string }) => {
  const [paid, setPaid] = useState<Paid>();
  const client = useQueryClient();
  const page = paid?.after ?? opened;
  const { farm_name, invoice_number } = page;
  const onPaid = (after: Page, sum: string): void => {
    setPaid({ after, sum });
    void client.invalidateQueries({ queryKey: payPageQuery(token).queryKey });
  };
  return (
    <>
      <title>{`${t('Invoice {number}', { number: invoice_number })} · ${farm_name}`}</title>
      <header>
        <p className={styles.barn}>{farm_name}</p>
        <h1>{t('Invoice {number}', { number: invoice_number })}</h1>
      </header>
      {page.state === 'open' ? <OpenInvoice {...{ page, token, onPaid }} /> : <Done page={page} paid={paid} />}
      <ToAsk page={page} />
      <ButtonLink wide to="/login">
        {t('Sign in to see all invoices')}
      </ButtonLink>
    </>
  );
};

/** A link that is too old, was cut short, or is nobody's. */
const Over = () => (
  <>
    <title>{t('Pay an invoice')}</title>
    <State title={t('This link does not open an invoice any more')}>
      <p>
        {t(
          'Links in mails are good for half a year, and only as a whole. Sign in to see your invoices, or ask the barn.',
        )}
      </p>
      <ButtonLink wide to="/login">
        {t('Sign in')}
      </ButtonLink>
    </State>
  </>
);

const Opened = ({ token }: { readonly token: string }) => {
  const page = useQuery(payPageQuery(token));
  if (page.error && asApiError(page.error).status === 404) return <Over />;
  return (
    <Loaded query={page} waiting={<Skeleton lines={8} />}>
      {(opened) => <Invoice page={opened} token={token} />}
    </Loaded>
  );
};

/** Where a mail's *Pay* leads: one invoice, for whoever has the link, and nothing else of the family. */
const PayPage = () => (
  <SealedLink>
    {(token) => <main className={styles.page}>{token ? <Opened key={token} token={token} /> : <Over />}</main>}
  </SealedLink>
);

export default PayPage;
