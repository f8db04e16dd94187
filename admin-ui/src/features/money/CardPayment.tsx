import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CardPaid as Paid } from '@leadline/api-client/card-payment';
import { useFamily } from '@/data/client-context';
import { useCardKeys, useStarted } from '@/data/requests/card-payment';
import { useQuote } from '@/data/requests/money';
import { Opening } from '@/ui/Opening';
import type { Asked } from './AskFamily';
import { CardPaid } from './CardPaid';
import { codeToWire, creditsToWire, toQuote, toWire, useCart } from './cart';
import { NewCard } from './NewCard';
import { WaitingForFamily } from './WaitingForFamily';
import { SavedCards } from './SavedCards';

const TITLE = 'Admin Online Card Payment';

type CardPaymentProps = { readonly way: 'new' | 'saved' };

/** Staff charge a family's card for the cart: one that is kept, or a new one where there is none. R176 R177 */
const Payment = ({ way, isPlanned }: CardPaymentProps & { readonly isPlanned: boolean }) => {
  const { account, currentClient, address } = useFamily();
  const cart = useCart();
  // What is being paid does not change while it is paid: the cart is empty afterwards.
  const [wish] = useState(() => ({
    person_id: account?.person_id ?? currentClient.person_id,
    ...creditsToWire(cart),
    ...codeToWire(cart),
    ...(isPlanned && { in_instalments: 1 as const }),
    ...(cart.withFee ? {} : { without_fee: 1 as const }),
    item_details: cart.lines.map(toWire),
  }));
  const [paid, setPaid] = useState<Paid>();
  const [asked, setAsked] = useState<Asked>();
  const started = useStarted(wish);
  const card = useCardKeys();
  const navigate = useNavigate();
  const received = (reply: Paid) => {
    setPaid(reply);
    cart.clear();
  };
  const waits = (confirmation: Asked) => {
    setAsked(confirmation);
    cart.clear();
  };
  const close = () => void navigate(`${address}/online`);
  if (asked) return <WaitingForFamily asked={asked} />;
  if (paid) return <CardPaid paid={paid} />;
  if (!started.data || !card.data)
    return (
      <Opening
        title={TITLE}
        error={started.error ?? card.error}
        refetch={() => Promise.all([started.refetch(), card.refetch()])}
        onClose={close}
      />
    );
  const form = { started: started.data, onPaid: received, onClose: close };
  if (way === 'new') return <NewCard keys={card.data} onAsked={waits} {...form} />;
  if (started.data.payment_methods.length === 0) return <Navigate to={`${address}/online/payments`} replace />;
  return <SavedCards {...form} />;
};

/** Only what stands in the cart can be paid, and by instalments only what can be. */
export const CardPayment = ({ way }: CardPaymentProps) => {
  const { address } = useFamily();
  const cart = useCart();
  const [isEmpty] = useState(cart.lines.length === 0);
  const { data, error, refetch, isPlaceholderData } = useQuote(toQuote(cart), cart.inInstalments);
  const navigate = useNavigate();
  if (isEmpty) return <Navigate to={`${address}/online`} replace />;
  if (cart.inInstalments && (!data || isPlaceholderData))
    return <Opening title={TITLE} {...{ error, refetch }} onClose={() => void navigate(`${address}/online`)} />;
  return <Payment way={way} isPlanned={cart.inInstalments && Boolean(data?.plan)} />;
};
