import { flatWords } from '@leadline/api-client/money';
import type { LessonStudent, PackageLeft } from '@/data/requests/types';
import { dateOnly } from '@/data/time/words';
import { useSheet } from '@/features/lessons/horses/sheet-context';

/** Of what is not counted. */
const leftThatWeek = ({ left_that_week, ...item }: PackageLeft) =>
  left_that_week === null ? flatWords(item) : `${left_that_week} left of ${item.per_week} this week`;

/** How much is left after this lesson, in words short enough for a glance. */
export const PackageLeftCell = ({ student }: { student: LessonStudent }) => {
  const { packages } = useSheet();
  const item = student.item_id ? packages.get(student.item_id) : undefined;
  if (!item) return <span className="rider-package muted cut">{student.paid ? 'paid' : ''}</span>;
  const until = item.package_expiry_date ? `, until ${dateOnly(item.package_expiry_date)}` : '';
  if (item.remain === null) {
    const words = leftThatWeek(item);
    return (
      <span className="rider-package muted cut" title={`${item.product_name}: ${words}${until}`}>
        {words}
        <span className="rider-package-of">{` · ${item.product_name}`}</span>
      </span>
    );
  }
  return (
    <span
      className="rider-package muted cut"
      title={`${item.product_name}: ${item.remain} left of ${item.start_count}${until}`}
    >
      <span
        className="rider-package-card"
        style={{ '--remain': Math.max(item.remain, 0), '--count': Math.max(item.start_count, 1) }}
        aria-hidden="true"
      />
      <strong>{item.remain}</strong> left
      <span className="rider-package-of">{` of ${item.start_count} · ${item.product_name}`}</span>
    </span>
  );
};
