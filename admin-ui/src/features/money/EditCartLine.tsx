import { useProducts } from '@/data/requests/money';
import { Modal, Question } from '@/ui/Modal';
import { amountTyped, countTyped } from './amounts';
import type { CartLine } from './cart';
import { PackageFields } from './PackageFields';
import { packageProblems, type PackageValues } from './package-values';

type EditCartLineProps = {
  readonly line: CartLine;
  readonly onSave: (changed: Partial<CartLine>) => void;
  readonly onClose: () => void;
};

/** One package of the cart; what is changed stands in the cart as soon as this is closed. R221 */
export const EditCartLine = ({ line, onSave, onClose }: EditCartLineProps) => {
  const { purchaseDate, startDate, expiryDate, notes, count, price } = line;
  const product = useProducts().data?.find(({ id }) => id === line.product.id);
  const before: PackageValues = {
    purchaseDate,
    startDate,
    expiryDate,
    notes,
    count: String(count),
    price: price.toFixed(2),
  };
  const save = ({ count: counted, price: asked, ...rest }: PackageValues) =>
    onSave({ ...rest, count: countTyped(counted), price: amountTyped(asked) });
  return (
    <Modal values={before} validate={packageProblems} onSubmit={save} onSaved={onClose}>
      <Question title={`${line.product.product_name} for ${line.studentName}`} submitLabel="Done" onClose={onClose}>
        <PackageFields
          counted={product === undefined || product.coverage === 'lessons'}
          dateHint="Dates left empty are reckoned from the package."
        />
      </Question>
    </Modal>
  );
};
