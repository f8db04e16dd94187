import { t } from '../../i18n/t';
import { paySaved, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paymentFailed } from '../../components/payment-failed';
import { ButtonLink, Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Notice } from '../../ui/notice';
import styles from './buying.module.css';
import { useRecord } from './card-payment';
import { payLabel } from './pay-label';

type Props = {
  readonly started: StartedPayment;
  /** The sibling path on which a new card is entered. */
  readonly newCard: string;
  readonly cancelTo: string;
  readonly onPaid: (paid: CardPaid) => void;
};

/** R177 R179 R243 */
export const SavedCards = ({ started, newCard, cancelTo, onPaid }: Props) => {
  const { payment_methods: cards, payment_intent: intent } = started;
  const [chosen, setChosen] = useState(cards[0]?.id ?? '');
  const navigate = useNavigate();
  const record = useRecord(onPaid);
  const pay = useMutation<void, Error>({
    mutationFn: async () => {
      const reference = await paySaved(started, chosen);
      if (reference) await record(reference);
      else void navigate(newCard, { replace: true, state: { authenticate: true } });
    },
  });
  return (
    <>
      <Choice
        legend={t('Card')}
        isLegendHidden
        options={cards.map(({ id, last4 }) => [id, t('Use card ending in {digits}', { digits: last4 })] as const)}
        chosen={chosen}
        onChoose={setChosen}
        disabled={pay.isPending}
      />
      <p className={styles.or}>{t('OR')}</p>
      <Link className="target" to={newCard} replace>
        {t('Enter a New Card')}
      </Link>
      {pay.error && (
        <Notice tone="danger" role="alert">
          {paymentFailed(pay.error)}
        </Notice>
      )}
      <Button wide look="primary" busy={pay.isPending} onClick={() => pay.mutate()}>
        {pay.isPending ? t('Paying…') : payLabel(intent)}
      </Button>
      <ButtonLink wide to={cancelTo} replace>
        {t('Cancel')}
      </ButtonLink>
    </>
  );
};
