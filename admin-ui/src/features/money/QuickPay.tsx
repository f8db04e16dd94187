import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { titleOf } from '@/data/day/roster';
import type { OneLesson } from '@/data/requests/lesson';
import { useProducts, useQuote, useSectionProduct, type Product } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { shortDay } from '@/data/time/words';
import { SelectField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { amountTyped, notAnAmount, useAmount } from './amounts';
import { CartWarnings } from './CartWarnings';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';
import './money.css';

type Values = PaymentValues & { readonly product: string; readonly price: string };

const Total = ({ studentId }: { studentId: string | null }) => {
  const [product, price] = useWatch<Values, ['product', 'price']>({ name: ['product', 'price'] });
  const asked = amountTyped(price);
  const known = product && !Number.isNaN(asked);
  const { data } = useQuote({
    item_details: known
      ? [{ product_id: product, product_price: asked, ...(studentId && { student_id: studentId }) }]
      : [],
  });
  const amount = useAmount();
  return (
    <>
      <p>{data && `To be paid with tax: ${amount(data.cartSubtotalWithTax)}`}</p>
      <CartWarnings warnings={data?.warnings} />
    </>
  );
};

const problems = ({ product, price, ...payment }: Values) => ({
  ...paymentProblems({ ...payment, amount: price }),
  ...(product ? {} : { product: 'package is required' }),
  ...(Number.isNaN(amountTyped(price)) ? { price: notAnAmount } : {}),
  ...(amountTyped(price) < 0.01 ? { price: 'The amount must be at least 0.01.' } : {}),
});

type FormProps = {
  readonly one: OneLesson;
  readonly student: OneLesson['students'][number];
  readonly products: readonly Product[];
  readonly usual: Product | null;
  readonly onClose: () => void;
};

const Form = ({ one: { lesson }, student, products, usual, onClose }: FormProps) => {
  const { mutateAsync } = useWrite('items/createMultiple');
  const say = useSay();
  const amount = useAmount();
  const before = usePaymentValues(0);
  const pay = async ({ product, price, amount: _reckoned, ...payment }: Values) => {
    const { amount: _asked, ...money } = paymentToWire({ ...payment, amount: price });
    const { payment: recorded } = await mutateAsync({
      ...money,
      payment_method: payment.method,
      is_quickpay: 1,
      item_details: [
        {
          product_id: product,
          product_price: amountTyped(price),
          start_count: 1,
          package_start_date: lesson.scheduled_date,
          package_expiry_date: lesson.scheduled_date,
          lesson_person_id: student.id,
          ...(student.student_id && { student_id: student.student_id }),
        },
      ],
    });
    say.done(`${student.name} has paid ${amount(recorded.total)}`);
  };
  return (
    <Modal<Values>
      values={{
        ...before,
        product: usual?.id ?? '',
        price: usual?.price_from === 1 ? '' : (usual?.product_price.toFixed(2) ?? ''),
      }}
      validate={problems}
      onSubmit={pay}
      onSaved={onClose}
    >
      <Question
        title={`Quick pay: ${student.name}, ${titleOf(lesson)}, ${shortDay(lesson.scheduled_date)}`}
        submitLabel="Save Payment"
        onClose={onClose}
      >
        <div className="money-pair">
          <SelectField
            source="product"
            label="Package"
            empty={usual ? undefined : 'Choose'}
            options={products.map(({ id, product_name: name }) => ({ id, name }))}
          />
          <TextField source="price" label="Price" inputMode="decimal" maxLength={12} autoComplete="off" />
        </div>
        <Total studentId={student.student_id} />
        <PaymentFields hasAmount={false} />
      </Question>
    </Modal>
  );
};

/** One lesson paid on the spot, with the section's single package; without one, package and price are asked for. E09 R183 R203 */
export const QuickPay = ({ one, onClose }: { one: OneLesson; onClose: () => void }) => {
  const { lpid } = useParams();
  const products = useProducts();
  const usual = useSectionProduct(one.lesson.section_id);
  const student = one.students.find(({ id }) => id === lpid);
  if (!student) return null;
  if (!products.data || usual.data === undefined)
    return (
      <Opening
        title={`Quick pay: ${student.name}`}
        error={products.error ?? usual.error}
        refetch={() => Promise.all([products.refetch(), usual.refetch()])}
        onClose={onClose}
      />
    );
  return (
    <Form
      one={one}
      student={student}
      products={products.data.filter(({ coverage }) => coverage === 'lessons')}
      usual={usual.data?.coverage === 'lessons' ? usual.data : null}
      onClose={onClose}
    />
  );
};
