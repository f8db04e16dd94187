import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useOptions } from '@/data/requests/options';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { PickerField, SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Forbidden } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

type Values = { readonly product: string; readonly students: readonly string[] };

const nobody: Values = { product: '', students: [] };

const problems = ({ product, students }: Values) => ({
  ...(product ? {} : { product: 'Choose a package' }),
  ...(students.length > 0 ? {} : { students: 'Choose at least one student' }),
});

/** Said before anything is written. */
const Consequence = () => {
  const amount = useAmount();
  const { product: packages } = useOptions();
  const { product, students } = useWatch<Values>() as Values;
  const chosen = packages.find(({ id }) => id === product);
  if (!chosen || students.length === 0) return null;
  return (
    <p role="status">
      {`${count(students.length, 'package')} at ${amount(chosen.product_price)} before tax`}
      {chosen.new_customers_only === 1 && ', meant for new customers only'}
      {'. Each account gets one unpaid invoice, '}
      {'and its credits are taken off. Discounts do not apply. Lessons that wait for a package are paid for at once.'}
    </p>
  );
};

const Assigning = () => {
  const { student, product } = useOptions();
  const fixed = product.filter(({ price_from }) => price_from !== 1);
  const { mutateAsync } = useWrite('items/assignToStudents');
  const say = useSay();
  const amount = useAmount();
  const navigate = useNavigate();
  const close = () => void navigate('/admin');
  const assign = async ({ product: product_id, students }: Values) => {
    const { items, invoices, total } = await mutateAsync({ product_id, student_ids: [...students] });
    say.done(`${count(items, 'package')} assigned, ${count(invoices, 'invoice')} of ${amount(total)} in all`);
  };
  return (
    <Modal<Values> values={nobody} validate={problems} onSubmit={assign} onSaved={close}>
      <Question title="Assign Packages To Students" submitLabel="Assign" onClose={close}>
        <SelectField source="product" label="Package" options={fixed} empty="Choose a package" />
        <PickerField source="students" label="Students" options={student} placeholder="Type a name" />
        <Consequence />
      </Question>
    </Modal>
  );
};

/** One package for many students at once. D15 */
export default function AssignPackages() {
  const { canCall } = useAccess();
  const { can_use_invoices } = useBarn();
  if (!canCall('items/assignToStudents')) return <Forbidden />;
  if (can_use_invoices) return <Assigning />;
  return (
    <div className="page">
      <h1>Assign Packages To Students</h1>
      <p>
        Packages are assigned on invoices, which this barn does not use.{' '}
        <Link to="/setup/preferences">Preferences</Link>
      </p>
    </div>
  );
}
