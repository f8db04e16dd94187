import { useState, type SyntheticEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { asApiError } from '@leadline/api-client';
import { useFamily } from '@/data/client-context';
import { lookAtDiscountCode, type Quote } from '@/data/requests/money';
import { TextInput } from '@/ui/form/inputs';
import { useCart, type CodeDiscount } from './cart';

const Entered = ({ code, quote }: { code: CodeDiscount; quote: Quote }) => {
  const { enterCode } = useCart();
  const takesOff = quote.discounts.some(({ is_code }) => is_code === 1);
  return (
    <div className="cart-code">
      <p role="status">{takesOff ? `Code: ${code.title}` : `${code.title} takes nothing more off these packages.`}</p>
      <Button variant="text" onClick={() => enterCode(undefined)}>
        Remove the code
      </Button>
    </div>
  );
};

const Enter = () => {
  const { currentClient } = useFamily();
  const { enterCode } = useCart();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const look = useMutation({ mutationFn: lookAtDiscountCode, onSuccess: enterCode });
  const refused = look.error ? asApiError(look.error).message : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim()) look.mutate({ code: typed, billing_person_id: currentClient.person_id });
  };
  return (
    <form className="cart-code" noValidate onSubmit={submit}>
      <TextInput
        label="Discount code"
        value={typed}
        maxLength={40}
        autoComplete="off"
        error={missing ? 'Enter the code' : refused}
        onChange={setTyped}
      />
      <Button type="submit" variant="outlined" disabled={look.isPending}>
        Apply
      </Button>
    </form>
  );
};

/** A code that the family tells staff; where the barn has codes, and as long as one is in the cart. */
export const CartCode = ({ quote }: { quote: Quote }) => {
  const { code } = useCart();
  if (code) return <Entered code={code} quote={quote} />;
  return quote.takes_codes === 1 ? <Enter /> : null;
};
