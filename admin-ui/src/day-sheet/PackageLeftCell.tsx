import Tooltip from '@mui/material/Tooltip';
import type { LessonStudent } from '@/requests/types';
import { dateOnly } from '@/time/words';
import { useSheet } from './sheet-context';

/** How much is left after this lesson, in words short enough for a glance. */
export const PackageLeftCell = ({ student }: { student: LessonStudent }) => {
  const { packages } = useSheet();
  const item = student.item_id ? packages.get(student.item_id) : undefined;
  if (!item) return <span className="rider-package muted cut">{student.paid ? 'paid' : ''}</span>;
  const until = item.package_expiry_date ? `, until ${dateOnly(item.package_expiry_date)}` : '';
  return (
    <Tooltip title={`${item.product_name}: ${item.remain} left${until}`}>
      <span className="rider-package muted cut">
        <strong>{item.remain}</strong> left · {item.product_name}
      </span>
    </Tooltip>
  );
};
