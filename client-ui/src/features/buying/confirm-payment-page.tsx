import { t, type Text } from '../../i18n/t';
import { confirmKept } from '@leadline/api-client/card-form';
import type { CardPaid } from '@leadline/api-client/card-payment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paymentFailed } from '../../components/payment-failed';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { money } from '../../format/money';
import { cardKeysQuery } from '../../requests/card-keys';
import { confirmationQuery, declineConfirmation, type Confirmation } from '../../requests/confirmations';
import { Button, ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import styles from './buying.module.css';
import { useRecord } from './card-payment';
import { Paid } from './paid';

const whatOf = ({ invoice_number, items }: Confirmation) =>
  invoice_number === null
    ? items
        .map(({ product_name, person_name }) => t('{product} for {name}', { product: product_name, name: person_name }))
        .join(', ')
    : t('Invoice {number}', { number: invoice_number });

const Decline = ({ paymentId, onKeep }: { readonly paymentId: string; readonly onKeep: () => void }) => {
  const client = useQueryClient();
  const decline = useMutation({
    mutationFn: () => declineConfirmation(paymentId),
    onSettled: () => client.invalidateQueries({ queryKey: ['confirmation', paymentId] }),
  });
  return (
    <>
      <Notice tone="warning" role="status">
        {t('Nothing is charged, and the barn reads that you did not confirm.')}
      </Notice>
      <Button wide onClick={onKeep}>
        {t('Go back')}
      </Button>
      <Button wide look="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
        {t('Do not pay')}
      </Button>
    </>
  );
};

type WaitingProps = { readonly confirmation: Confirmation; readonly onPaid: (paid: CardPaid) => void };

/** The bank asks its questions by the provider's script; the same payment is paid once, in however many windows. D10 */
const Waiting = ({ confirmation, onPaid }: WaitingProps) => {
  const { payment_id, reference, client_secret: secret, card, amount, currency, until } = confirmation;
  const [declines, setDeclines] = useState(false);
  const keys = useQuery(cardKeysQuery());
  const client = useQueryClient();
  const record = useRecord(onPaid);
  const pay = useMutation<void, Error>({
    mutationFn: async () => {
      if (!keys.data || !secret || !reference || !card) return;
      const outcome = await confirmKept(keys.data, secret, card.id);
      if ('refused' in outcome) throw new Error(outcome.refused);
      await record(outcome.id);
    },
    // It may have been paid or ended elsewhere meanwhile.
    onError: () => client.invalidateQueries({ queryKey: ['confirmation', payment_id] }),
  });
  const sum = money(amount, currency);
  return (
    <>
      <p>{t('Your bank wants you to confirm this payment. Nothing is paid until you do.')}</p>
      <Facts
        facts={[
          [t('For'), whatOf(confirmation)],
          [t('Card'), card && t('ending in {digits}', { digits: card.last4 })],
          [t('Amount'), <strong key="sum">{sum}</strong>],
          [t('Until'), dateWithYear(until)],
        ]}
      />
      {!card && <Notice tone="warning">{t('This card is not kept any more. Please ask the barn how to pay.')}</Notice>}
      {pay.error && (
        <Notice tone="danger" role="alert">
          {paymentFailed(pay.error)}
        </Notice>
      )}
      {declines ? (
        <Decline paymentId={payment_id} onKeep={() => setDeclines(false)} />
      ) : (
        <>
          <Button wide look="primary" disabled={!keys.data || !card} busy={pay.isPending} onClick={() => pay.mutate()}>
            {pay.isPending ? t('Paying…') : t('Confirm and pay {amount}', { amount: `${currency} ${sum}` })}
          </Button>
          <Button wide disabled={pay.isPending} onClick={() => setDeclines(true)}>
            {t('Do not pay…')}
          </Button>
        </>
      )}
    </>
  );
};

const OVER: Readonly<Record<Exclude<Confirmation['state'], 'waiting'>, Text>> = {
  paid: 'This payment is confirmed and paid.',
  paid_otherwise: 'This was paid in another way. Your card is not charged for it.',
  ended: 'This payment can not be confirmed any more. Nothing was charged.',
};

/** Where the mail leads: the barn charged a kept card, and the bank wants its owner. E12 */
const ConfirmPaymentPage = () => {
  const { paymentId = '' } = useParams();
  const { barn, base } = useFamily();
  const navigate = useNavigate();
  const asked = useQuery(confirmationQuery(paymentId));
  const [paid, setPaid] = useState<CardPaid | null>(null);
  return (
    <>
      <title>{`${t('Confirm a payment')} · ${barn.farm_name}`}</title>
      <section className={styles.confirm}>
        <h1>{t('Confirm a payment')}</h1>
        {paid ? (
          <Paid paid={paid} onClose={() => void navigate(`${base}/payments`, { replace: true })} />
        ) : (
          <Loaded query={asked}>
            {(confirmation) =>
              confirmation.state === 'waiting' ? (
                <Waiting confirmation={confirmation} onPaid={setPaid} />
              ) : (
                <>
                  <Notice tone={confirmation.state === 'ended' ? 'warning' : 'good'} role="status">
                    {t(OVER[confirmation.state])}
                  </Notice>
                  <ButtonLink wide to={`${base}/payments`}>
                    {t('See your payments')}
                  </ButtonLink>
                </>
              )
            }
          </Loaded>
        )}
      </section>
    </>
  );
};

export default ConfirmPaymentPage;
