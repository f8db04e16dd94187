import { confirmKept } from '@leadline/api-client/card-form';
import { cardWords, type CardPaid } from '@leadline/api-client/card-payment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
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
    ? items.map(({ product_name, person_name }) => `${product_name} for ${person_name}`).join(', ')
    : `Invoice ${invoice_number}`;

const Decline = ({ paymentId, onKeep }: { readonly paymentId: string; readonly onKeep: () => void }) => {
  const client = useQueryClient();
  const decline = useMutation({
    mutationFn: () => declineConfirmation(paymentId),
    onSettled: () => client.invalidateQueries({ queryKey: ['confirmation', paymentId] }),
  });
  return (
    <>
      <Notice tone="warning" role="status">
        Nothing is charged, and the barn reads that you did not confirm.
      </Notice>
      <Button wide onClick={onKeep}>
        Go back
      </Button>
      <Button wide look="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
        Do not pay
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
      <p>Your bank wants you to confirm this payment. Nothing is paid until you do.</p>
      <Facts
        facts={[
          ['For', whatOf(confirmation)],
          ['Card', card && `ending in ${card.last4}`],
          ['Amount', <strong key="sum">{sum}</strong>],
          ['Until', dateWithYear(until)],
        ]}
      />
      {!card && <Notice tone="warning">This card is not kept any more. Please ask the barn how to pay.</Notice>}
      {pay.error && (
        <Notice tone="danger" role="alert">
          {cardWords.failed(pay.error)}
        </Notice>
      )}
      {declines ? (
        <Decline paymentId={payment_id} onKeep={() => setDeclines(false)} />
      ) : (
        <>
          <Button wide look="primary" disabled={!keys.data || !card} busy={pay.isPending} onClick={() => pay.mutate()}>
            {pay.isPending ? 'Paying…' : `Confirm and pay ${currency} ${sum}`}
          </Button>
          <Button wide disabled={pay.isPending} onClick={() => setDeclines(true)}>
            Do not pay…
          </Button>
        </>
      )}
    </>
  );
};

const OVER: Readonly<Record<string, string>> = {
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
      <title>{`Confirm a payment · ${barn.farm_name}`}</title>
      <section className={styles.confirm}>
        <h1>Confirm a payment</h1>
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
                    {OVER[confirmation.state]}
                  </Notice>
                  <ButtonLink wide to={`${base}/payments`}>
                    See your payments
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
