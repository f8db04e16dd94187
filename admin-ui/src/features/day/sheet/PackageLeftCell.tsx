import { itemName } from '@leadline/api-client/lessons-left';
import type { LessonStudent, PackageLeft } from '@/data/requests/types';
import { dateOnly } from '@/data/time/words';
import { useSheet } from '@/features/lessons/horses/sheet-context';

/** Of the lesson's week or of all; null where there is no limit. */
const leftOf = ({ left_that_week, per_week, remain, start_count }: PackageLeft) => {
  if (left_that_week !== null) return { left: left_that_week, of: ` of ${per_week} this week` };
  return remain === null ? null : { left: remain, of: ` of ${start_count}` };
};

/** How much is left after this lesson, in words short enough for a glance. */
export const PackageLeftCell = ({ student }: { student: LessonStudent }) => {
  const { packages } = useSheet();
  const item = student.item_id ? packages.get(student.item_id) : undefined;
  if (!item) return <span className="rider-package muted cut">{student.paid ? 'paid' : ''}</span>;
  const until = item.package_expiry_date ? `, until ${dateOnly(item.package_expiry_date)}` : '';
  const counted = leftOf(item);
  const name = itemName(item, student.student_id);
  const words = counted ? `${counted.left} left${counted.of}` : 'unlimited';
  return (
    <span className="rider-package muted cut" title={`${name}: ${words}${until}`}>
      {item.remain !== null && (
        <span
          className="rider-package-card"
          style={{ '--remain': Math.max(item.remain, 0), '--count': Math.max(item.start_count, 1) }}
          aria-hidden="true"
        />
      )}
      {counted ? (
        <>
          <strong>{counted.left}</strong> left
        </>
      ) : (
        'no limit'
      )}
      <span className="rider-package-of">{`${counted?.of ?? ''} · ${name}`}</span>
    </span>
  );
};
