import type { LessonStudent } from '@/data/requests/types';
import { dateOnly } from '@/data/time/words';
import { useSheet } from '@/features/lessons/horses/sheet-context';

/** How much is left after this lesson, in words short enough for a glance. */
export const PackageLeftCell = ({ student }: { student: LessonStudent }) => {
  const { packages } = useSheet();
  const item = student.item_id ? packages.get(student.item_id) : undefined;
  if (!item) return <span className="rider-package muted cut">{student.paid ? 'paid' : ''}</span>;
  const until = item.package_expiry_date ? `, until ${dateOnly(item.package_expiry_date)}` : '';
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
