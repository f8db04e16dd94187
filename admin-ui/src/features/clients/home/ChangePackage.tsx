import { useNavigate, useParams } from 'react-router-dom';
import type { Reply } from '@leadline/api-client';
import { amountTyped, countTyped } from '@/features/money/amounts';
import { PackageFields } from '@/features/money/PackageFields';
import { endlessProblems, heldProblems, type PackageValues } from '@/features/money/package-values';
import { useRestorePackage } from '@/data/requests/deleted-packages';
import { usePurchase } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { DateField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { useFamily } from '@/data/client-context';
import '@/features/money/money.css';

type Item = Reply<'items/studentPurchase'>['data']['data'];

const useOpened = () => {
  const { item = '' } = useParams();
  const { address } = useFamily();
  const navigate = useNavigate();
  const { data, error, refetch } = usePurchase(item);
  const close = () => void navigate(`${address}/purchases`);
  return { item: data?.data, byCard: data?.paid_by_card === 1, close, awaited: { error, refetch, onClose: close } };
};

const EditForm = ({ item, onClose }: { item: Item; onClose: () => void }) => {
  const { mutateAsync } = useWrite('items/update');
  const say = useSay();
  const before: PackageValues & { renewDate: string } = {
    purchaseDate: item.purchase_date,
    startDate: item.package_start_date,
    expiryDate: item.package_expiry_date ?? '',
    count: String(item.start_count),
    price: item.product_price.toFixed(2),
    notes: item.item_notes ?? '',
    renewDate: item.package_renew_date ?? '',
  };
  const save = async (now: typeof before) => {
    await mutateAsync({
      id: item.id,
      purchase_date: now.purchaseDate,
      package_start_date: now.startDate,
      ...(now.expiryDate ? { package_expiry_date: now.expiryDate } : { no_expiry: 1 as const }),
      ...(item.coverage === 'lessons' && { start_count: countTyped(now.count) }),
      price: amountTyped(now.price),
      item_notes: now.notes,
      ...(now.renewDate !== before.renewDate && { package_renew_date: now.renewDate || null }),
    });
    say.done('Package had been changed and recalculated', { seconds: 3 });
  };
  return (
    <Modal
      values={before}
      validate={item.package_expiry_date === null ? endlessProblems : heldProblems}
      onSubmit={save}
      onSaved={onClose}
    >
      <Question title={item.product_name} submitLabel="Continue" onClose={onClose}>
        <PackageFields
          counted={item.coverage === 'lessons'}
          {...(item.package_expiry_date === null && { expiryHint: 'Empty: it does not expire.' })}
        />
        {item.kind === 'package' && (
          <DateField
            source="renewDate"
            label="Renewal Date"
            hint="The next one follows on this day with an unpaid invoice, then every month. Empty: never."
          />
        )}
        {item.payment_id && <p className="muted">A payment that was received stays as it is.</p>}
      </Question>
    </Modal>
  );
};

/** Dates, count and price of what a student holds. R167 */
export const EditPackage = () => {
  const { item, close, awaited } = useOpened();
  return item ? <EditForm key={item.id} item={item} onClose={close} /> : <Opening title="Edit package" {...awaited} />;
};

/** R167 C25 */
export const DeletePackage = () => {
  const { item, byCard, close, awaited } = useOpened();
  const { mutateAsync } = useWrite('items/delete');
  const { mutateAsync: restore } = useRestorePackage();
  const say = useSay();
  if (!item) return <Opening title="Delete package" {...awaited} />;
  const remove = async () => {
    await mutateAsync({ id: item.id, ...(byCard && { despite_card: 1 }) });
    const undo = () => void say.after(restore({ id: item.id }), () => say.done(`${item.product_name} is back`));
    say.done(`${item.product_name} was deleted`, { undo });
  };
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={close}>
      <Question title="Whoa there!" submitLabel="Delete" onClose={close}>
        <p>
          <strong>Warning! You are about to delete this client's package.</strong>
        </p>
        <p>{item.product_name}</p>
        <p>Package counts will be automatically recalculated when deleted.</p>
        <p>It can be brought back for 30 days.</p>
        {byCard && <p>This package was paid by card. Deleting it gives no money back.</p>}
      </Question>
    </Modal>
  );
};
