import { Link, useNavigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { Reply } from '@leadline/api-client';
import { flatWords, leftWords } from '@leadline/api-client/lessons-left';
import { paidLessonWords, sharedWords } from '@leadline/api-client/money';
import { useAccess } from '@/data/providers/use-access';
import { Facts } from '@/ui/record/Facts';
import { usePurchase } from '@/data/requests/money';
import { dateOnly, dayAndTime } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { useFamily } from '@/data/client-context';
import { ReadingDialog } from '@/ui/ReadingDialog';

type Held = Reply<'items/studentPurchase'>['data'];
type PackageLesson = Held['lessons'][number];

const groups = [
  { within: 'within', title: 'Lessons within the package' },
  { within: 'before', title: 'Lessons before it starts' },
  { within: 'after', title: 'Lessons after it expires' },
] as const;

const Lessons = ({ title, lessons }: { title: string; lessons: readonly PackageLesson[] }) =>
  lessons.length > 0 && (
    <section className="package-lessons">
      <h3>{title}</h3>
      <ul>
        {lessons.map((lesson) => (
          <li key={`${lesson.scheduled_date} ${lesson.scheduled_starttime} ${lesson.title}`}>
            {[dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime), lesson.title, lesson.rider_name]
              .filter(Boolean)
              .join(' · ')}
            <span className="muted"> {lesson.enrollment_status_name}</span>
          </li>
        ))}
      </ul>
    </section>
  );

const Details = ({ held: { data: item, lessons } }: { held: Held }) => (
  <>
    <Facts
      facts={[
        { label: 'Purchase date', value: dateOnly(item.purchase_date) },
        { label: 'Package start date', value: dateOnly(item.package_start_date) },
        { label: 'Expiry date', value: item.package_expiry_date ? dateOnly(item.package_expiry_date) : 'none' },
        ...(item.is_tracked
          ? [
              { label: 'Start count', value: flatWords(item) ?? String(item.start_count) },
              { label: 'Remaining', value: item.remain === null ? leftWords(item) : String(item.remain) },
            ]
          : []),
        { label: 'Pays for', value: paidLessonWords(item) },
        { label: 'Shared', value: item.is_shared && `${sharedWords(item)}, bought for ${item.owner_name}` },
        { label: 'Renews', value: item.package_renew_date && dateOnly(item.package_renew_date) },
        { label: 'Notes', value: item.item_notes },
      ]}
    />
    {groups.map(({ within, title }) => (
      <Lessons key={within} title={title} lessons={lessons.filter((lesson) => lesson.within === within)} />
    ))}
  </>
);

/** What a package is and which lessons it pays for. R244 */
export const PackageDetails = () => {
  const { item = '' } = useParams();
  const { address } = useFamily();
  const { canCall } = useAccess();
  const { data, error, refetch } = usePurchase(item);
  const navigate = useNavigate();
  const close = () => void navigate(`${address}/purchases`);
  return (
    <ReadingDialog
      title={data ? `Package Details: ${data.data.product_name}` : 'Package Details'}
      onClose={close}
      actions={
        <>
          {data && canCall('items/delete') && (
            <Button component={Link} to="delete" color="error" variant="text">
              Delete package
            </Button>
          )}
          {data && data.data.kind !== 'credit' && canCall('items/update') && (
            <Button component={Link} to="edit" variant="outlined">
              Edit package
            </Button>
          )}
        </>
      }
    >
      {data ? <Details held={data} /> : <Unanswered error={error} refetch={refetch} rows={5} label="Package Details" />}
    </ReadingDialog>
  );
};
