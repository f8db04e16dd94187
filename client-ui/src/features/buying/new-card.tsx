import { t } from '../../i18n/t';
import type { CardFormKeys } from '@leadline/api-client/card-form';
import type { CardPaid, StartedPayment } from '@leadline/api-client/card-payment';
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
          {t('Your card requires further authentication.  Please enter your card number again')}
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
          {t('Cancel')}
        </ButtonLink>
      </PayByCard>
    </>
  );
};
