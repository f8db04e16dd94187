import { percent, sharedWords } from '@leadline/api-client/money';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import RemoveIcon from '@mui/icons-material/Close';
import { useFamily } from '@/data/client-context';
import { useBarn } from '@/data/requests/barn';
import { useCardKeys } from '@/data/requests/card-payment';
import { useQuote, type QuotedDiscount, type QuotedQuantity } from '@/data/requests/money';
import { Toggle } from '@/ui/form/inputs';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';
import { toQuote, useCart, type CartLine } from './cart';
import { CartCode } from './CartCode';
import { CartCredits } from './CartCredits';
import { CartPlan } from './CartPlan';
import { CartWarnings } from './CartWarnings';
import { EditCartLine } from './EditCartLine';
import { Price } from './Price';
import { Sums } from './Sums';

type LineProps = {
  readonly line: CartLine;
  readonly less: QuotedDiscount | undefined;
  /** Of what is sold by a unit, as the server reckons and names it. */
  readonly quantity: QuotedQuantity | undefined;
  readonly onEdit: () => void;
};

const Line = ({ line, less, quantity, onEdit }: LineProps) => {
  const { remove } = useCart();
  const amount = useAmount();
  const price = line.price ?? quantity?.price;
  const what = `${line.product.product_name} for ${line.studentName}`;
  return (
    <li className="cart-line">
      <span>
        <strong>{quantity?.name ?? line.product.product_name}</strong>
        <span className="muted">
          {[line.studentName, line.registration && `for ${line.registration}`, sharedWords(line.product)]
            .filter(Boolean)
            .join(', ')}
        </span>
        {less && <span className="muted">{`${less.title} ${amount(-less.off)}`}</span>}
      </span>
      <span className="cart-amount">
        {price === undefined ? <span className="muted">to be said</span> : <Price price={price} less={less?.off} />}
      </span>
      <IconButton size="small" color="primary" aria-label={`Edit ${what}`} onClick={onEdit}>
        <EditIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="small" aria-label={`Remove ${what}`} onClick={() => remove(line.key)}>
        <RemoveIcon fontSize="inherit" />
      </IconButton>
    </li>
  );
};

const Summary = () => {
  const cart = useCart();
  const { data, error, refetch } = useQuote(toQuote(cart));
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="What the cart comes to" />;
  const { cartItems, cartCredits, cartTax, cartSubtotalWithTax, cartFee, tax_percent, fee } = data;
  const rows = [
    { label: 'Subtotal', value: cartItems },
    { label: tax_percent === null ? 'Tax' : `Tax ${percent(tax_percent)}`, value: cartTax },
    ...(cartCredits > 0 ? [{ label: 'Credits', value: -cartCredits }] : []),
    { label: 'Total', value: cartSubtotalWithTax },
    {
      label: `Convenience Fee if paying by card${fee === null ? '' : ` ${percent(fee)}`}`,
      value: cart.withFee ? cartFee : 0,
    },
  ];
  return (
    <>
      <CartCode quote={data} />
      <CartCredits credits={data.credits} />
      <CartWarnings warnings={data.warnings} />
      <Sums rows={rows} />
      <CartPlan plan={data.plan} />
      {cartFee > 0 && <Toggle label="Charge the fee for cards" checked={cart.withFee} onChange={cart.chargeFee} />}
    </>
  );
};

/** Looks at the cart before it is paid; alerts in the words of the product. What is still being reckoned, the payment waits for. R174 */
const useCheckout = () => {
  const cart = useCart();
  const { lines, clear, edit } = cart;
  const unsaid = lines.find(({ price, product }) => price === undefined && product.price_from === 1);
  const { data, isPlaceholderData } = useQuote(toQuote(cart));
  const { address } = useFamily();
  const navigate = useNavigate();
  const say = useSay();
  const isNothing = data !== undefined && !isPlaceholderData && data.cartTotal < 0.01;
  return (way: string) => {
    if (lines.some(({ studentId }) => studentId === null)) {
      clear();
      say.warn('There was an error with your cart. Please start again');
    } else if (unsaid) {
      say.warn(`Say what ${unsaid.product.product_name} costs`);
      edit(unsaid.key);
    } else if (isNothing) say.warn('cart total is empty');
    else void navigate(`${address}/online/${way}`);
  };
};

export const CartPanel = ({ forInvoice }: { forInvoice: boolean }) => {
  const cart = useCart();
  const { lines, clear, change, editing, edit } = cart;
  const { data: quote, isPlaceholderData } = useQuote(toQuote(cart));
  const { can_use_invoices } = useBarn();
  const { data: takesCards } = useCardKeys();
  const checkout = useCheckout();
  const emptyId = useId();
  // Off rather than away: which ways to pay there are is seen before anything is chosen. R174
  const off = lines.length === 0 && { disabled: true, 'aria-describedby': emptyId };
  const edited = lines.find(({ key }) => key === editing);
  return (
    <section className="cart" aria-label="Cart">
      <h3>Cart</h3>
      {off && (
        <p id={emptyId} className="muted">
          The cart is empty.
        </p>
      )}
      <ul>
        {lines.map((line, at) => (
          <Line
            key={line.key}
            line={line}
            less={isPlaceholderData ? undefined : quote?.discounts.find((one) => one.line === at)}
            quantity={isPlaceholderData ? undefined : quote?.quantities.find((one) => one.line === at)}
            onEdit={() => edit(line.key)}
          />
        ))}
      </ul>
      <Summary />
      <div className="stack gap-2">
        {!forInvoice && takesCards && (
          <Button variant="contained" {...off} onClick={() => checkout('paymentsSaved')}>
            Admin Online Card Payment
          </Button>
        )}
        {!forInvoice && (
          <Button variant="contained" {...off} onClick={() => checkout('manual')}>
            Manual Payment
          </Button>
        )}
        {can_use_invoices === 1 && (
          <Button variant={forInvoice ? 'contained' : 'outlined'} {...off} onClick={() => checkout('manualInvoice')}>
            Create Invoice
          </Button>
        )}
        {!off && (
          <Button variant="text" onClick={clear}>
            Clear cart
          </Button>
        )}
      </div>
      {edited && (
        <EditCartLine line={edited} onSave={(changed) => change(edited.key, changed)} onClose={() => edit(undefined)} />
      )}
    </section>
  );
};
