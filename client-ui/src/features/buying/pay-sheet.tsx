import { t } from '../../i18n/t';
import type { CardPaid as PaidReply } from '@leadline/api-client/card-payment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { cardKeysQuery } from '../../requests/card-keys';
import { Loaded } from '../../ui/loaded';
import { Sheet } from '../../ui/sheet';
import { startedQuery, useRecord, type Wish } from './card-payment';
import { NewCard } from './new-card';
import { Paid } from './paid';
import { SavedCards } from './saved-cards';

type Props = {
  readonly wish: Wish;
  /** In cents, as it was shown. */
  readonly total: number | undefined;
  readonly way: 'new' | 'saved';
  readonly paths: { readonly newCard: string; readonly cancel: string; readonly done: string };
  readonly onPaid: () => void;
};

/** Paid already, and left before it was recorded: by a reload, or a connection that was lost. */
const Finishing = ({
  reference,
  onPaid,
}: {
  readonly reference: string;
  readonly onPaid: (paid: PaidReply) => void;
}) => {
  const record = useRecord(onPaid);
  const finish = useQuery({
    queryKey: ['card-payment', 'finish', reference],
    queryFn: async () => {
      await record(reference);
      return true;
    },
    retry: false,
  });
  return <Loaded query={finish}>{() => null}</Loaded>;
};

/** A payment by card, begun at the provider: by a card that is kept, or by a new one where there is none. R177 */
export const PaySheet = ({ wish: wished, total: shown, way, paths, onPaid }: Props) => {
  const { rider } = useFamily();
  const navigate = useNavigate();
  // What is being paid does not change while it is paid: the cart is empty afterwards.
  const [{ wish, total }] = useState({ wish: wished, total: shown });
  const [paid, setPaid] = useState<PaidReply | null>(null);
  const started = useQuery(startedQuery(rider.personId, wish, total));
  const keys = useQuery(cardKeysQuery());
  const received = (reply: PaidReply): void => {
    setPaid(reply);
    onPaid();
  };
  const close = (): void => void navigate(paid ? paths.done : paths.cancel, { replace: true });
  const cards = started.data?.payment_methods;
  const isPaid = paid || started.data?.payment_intent.status === 'succeeded';
  if (!isPaid && way === 'saved' && cards?.length === 0) return <Navigate to={paths.newCard} replace />;
  const asking = way === 'saved' ? t('Pay') : t('Enter a New Card');
  return (
    <Sheet title={paid ? t('Paid') : asking} onClose={close}>
      {paid ? (
        <Paid paid={paid} onClose={close} />
      ) : (
        <Loaded query={started}>
          {(begun) =>
            begun.payment_intent.status === 'succeeded' ? (
              <Finishing reference={begun.payment_intent.id} onPaid={received} />
            ) : way === 'saved' ? (
              <SavedCards started={begun} newCard={paths.newCard} cancelTo={paths.cancel} onPaid={received} />
            ) : (
              <Loaded query={keys}>
                {(known) => known && <NewCard started={begun} keys={known} cancelTo={paths.cancel} onPaid={received} />}
              </Loaded>
            )
          }
        </Loaded>
      )}
    </Sheet>
  );
};
