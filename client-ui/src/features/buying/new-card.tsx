import type { CardFormKeys } from '@leadline/api-client/card-form';
import { cardWords, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { useLocation, type Location } from 'react-router-dom';
import { PayByCard } from '../../components/pay-by-card';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useRecord } from './card-payment';
import { payLabel } from './pay-label';

type Props = {
  readonly started: StartedPayment;
  readonly keys: CardFormKeys;
  readonly cancelTo: string;
  readonly onPaid: (paid: CardPaid) => void;
};

/** A new card, entered in the provider's own field. R174 R223 R224 */
export const NewCard = ({ started, keys, cancelTo, onPaid }: Props) => {
  const { state } = useLocation() as Location<{ readonly authenticate?: boolean } | null>;
  const record = useRecord(onPaid);
  return (
    <>
      {state?.authenticate && (
        <Notice tone="warning" role="alert">
          {cardWords.authenticate}
        </Notice>
      )}
      <PayByCard
        keys={keys}
        label={payLabel(started.payment_intent)}
        begin={async () => started.payment_intent}
        mayKeep
        onPaid={record}
      >
        <ButtonLink wide to={cancelTo} replace>
          Cancel
        </ButtonLink>
      </PayByCard>
    </>
  );
};
