import { notAQuantity, priceWords, quantityTyped } from '@leadline/api-client/money';
import { useProducts } from '@/data/requests/money';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { amountTyped, countTyped, useAmount } from './amounts';
import { asksFor, type CartLine } from './cart';
import { PackageFields } from './PackageFields';
import { packageProblems, type PackageValues } from './package-values';

type EditCartLineProps = {
  readonly line: CartLine;
  readonly onSave: (changed: Partial<CartLine>) => void;
  readonly onClose: () => void;
};

type LineValues = PackageValues & { readonly quantity: string };

/** What a lowest price comes to is said here, and nowhere else. */
const problemsOf =
  ({ product }: CartLine) =>
  ({ quantity, ...values }: LineValues) => ({
    ...packageProblems(values),
    ...(product.price_unit && Number.isNaN(quantityTyped(quantity)) ? { quantity: notAQuantity } : {}),
    ...(product.price_from === 1 && values.price.trim() === '' ? { price: 'Say what it costs' } : {}),
  });

/** What the price is when the field stays empty, or what it should not be less than. */
const usePriceHint = ({ price_unit, price_from }: CartLine['product'], price: number | undefined) => {
  const amount = useAmount();
  if (price === undefined || (!price_unit && price_from !== 1)) return undefined;
  const listed = priceWords({ price_unit, price_from }, amount(price));
  return price_from === 1 ? `Costs ${listed}.` : `Empty: ${listed}.`;
};

/** One package of the cart; what is changed stands in the cart as soon as this is closed. R221 */
export const EditCartLine = ({ line, onSave, onClose }: EditCartLineProps) => {
  const { purchaseDate, startDate, expiryDate, notes, count, price, quantity } = line;
  const product = useProducts().data?.find(({ id }) => id === line.product.id);
  const priceHint = usePriceHint(line.product, product?.product_price);
  const before: LineValues = {
    purchaseDate,
    startDate,
    expiryDate,
    notes,
    count: String(count),
    price: price?.toFixed(2) ?? '',
    quantity: String(quantity),
  };
  const save = ({ count: counted, price: asked, quantity: many, ...rest }: LineValues) =>
    onSave({
      ...rest,
      count: countTyped(counted),
      price: asked.trim() === '' && asksFor(line.product) ? undefined : amountTyped(asked),
      ...(line.product.price_unit && { quantity: quantityTyped(many) }),
    });
  return (
    <Modal values={before} validate={problemsOf(line)} onSubmit={save} onSaved={onClose}>
      <Question title={`${line.product.product_name} for ${line.studentName}`} submitLabel="Done" onClose={onClose}>
        {line.product.price_unit && (
          <TextField
            source="quantity"
            label={`How much, in ${line.product.price_unit}`}
            inputMode="decimal"
            maxLength={11}
            autoComplete="off"
          />
        )}
        <PackageFields
          counted={product === undefined || product.coverage === 'lessons'}
          dateHint="Dates left empty are reckoned from the package."
          priceHint={priceHint}
        />
      </Question>
    </Modal>
  );
};
