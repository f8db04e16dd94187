import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { flatWords } from '@leadline/api-client/lessons-left';
import { useFamily } from '@/data/client-context';
import { useBarn } from '@/data/requests/barn';
import { useDeletedPackages, useRestorePackage, type DeletedPackage } from '@/data/requests/deleted-packages';
import { goneWords } from '@/data/time/gone-words';
import { count, dayAndYear } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { ReadingDialog } from '@/ui/ReadingDialog';
import { Empty, Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

/** What it holds, and between which days. */
const holdsWords = (item: DeletedPackage, amount: (value: number) => string): string =>
  [
    item.kind === 'credit' ? undefined : (flatWords(item) ?? count(item.start_count, 'lesson')),
    item.product_price === 0 ? undefined : amount(item.product_price),
    item.package_expiry_date === null
      ? `from ${dayAndYear(item.package_start_date)}`
      : `${dayAndYear(item.package_start_date)} to ${dayAndYear(item.package_expiry_date)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What comes of bringing it back, besides that it is there. */
const consequences = (item: DeletedPackage): string[] => [
  ...(item.is_owed ? ['Its invoice, which is not paid, asks for it again.'] : []),
  ...(item.is_refunded ? ['Money was given back of what paid for it. That stays so.'] : []),
  ...(item.package_renew_date ? [`It renews on ${dayAndYear(item.package_renew_date)}.`] : []),
];

const Row = ({ item }: { item: DeletedPackage }) => {
  const { time_zone } = useBarn();
  const amount = useAmount();
  const say = useSay();
  const { mutateAsync, isPending } = useRestorePackage();
  const bringBack = () =>
    say.after(mutateAsync({ id: item.id }), () => say.done(`${item.product_name} of ${item.rider_name} is back`));
  return (
    <li className="row middle between wrap gap-3">
      <span className="stack">
        <strong>{`${item.product_name} · ${item.rider_name}`}</strong>
        <span>{holdsWords(item, amount)}</span>
        <span className="muted">{goneWords(item, time_zone)}</span>
        {consequences(item).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={`Bring back ${item.product_name} of ${item.rider_name}`}
        onClick={() => void bringBack()}
      >
        Bring back
      </Button>
    </li>
  );
};

const Items = ({ items }: { items: readonly DeletedPackage[] }) =>
  items.length === 0 ? (
    <Empty
      title="No package was deleted in the last 30 days"
      text="What is deleted waits here for 30 days. What went with its payment does not."
    />
  ) : (
    <>
      <p className="muted">A package comes back as it was. Lessons without cover are covered by it, as by a new one.</p>
      <ul className="stack gap-4">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </>
  );

/** Packages of the family that were deleted lately, to be brought back. C25 */
export const DeletedPackages = () => {
  const { address, currentClient } = useFamily();
  const { data, error, refetch } = useDeletedPackages(currentClient.student_id ?? '');
  const navigate = useNavigate();
  return (
    <ReadingDialog title="Deleted packages" onClose={() => void navigate(`${address}/purchases`)}>
      {data ? (
        <Items items={data.items} />
      ) : (
        <Unanswered error={error} refetch={refetch} rows={3} label="Loading the deleted packages" />
      )}
    </ReadingDialog>
  );
};
