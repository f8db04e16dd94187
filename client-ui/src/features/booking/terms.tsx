import { useInfiniteQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { countsLessons, isUsable, studentPurchasesQuery } from '../../requests/student-purchases';
import { Notice } from '../../ui/notice';
import { counted } from '../../wording/counts';
import type { BookableLesson } from './bookable-lessons';
import { paidBy } from './paid-by';

/** What is left, where the server does not say which package would pay. */
const LessonsLeft = () => {
  const { rider } = useFamily();
  const purchases = useInfiniteQuery(studentPurchasesQuery(rider.studentId));
  const items = purchases.data?.pages.flatMap((page) => page.data).filter((item) => isUsable(item) && countsLessons(item) && item.kind !== 'makeup');
  if (!items) return null;
  if (items.length === 0) return <Notice tone="warning">{rider.firstName} has no lessons left on a package: the barn will ask you to pay for this one.</Notice>;
  return (
    <Notice tone="info">
      Left: {items.map((item) => `${counted(item.remain, 'lesson')} on ${item.product_name}`).join(', ')}.
    </Notice>
  );
};

/** What booking the lesson uses. */
export const Terms = ({ lesson }: { readonly lesson: BookableLesson }) => {
  const { rider } = useFamily();
  const terms = paidBy(lesson);
  if (!terms) return <LessonsLeft />;
  if (!lesson.covered_by) return <Notice tone="warning">No package of {rider.firstName}’s covers this lesson: the barn will ask you to pay for it.</Notice>;
  return (
    <Notice tone="good">
      {terms} on {lesson.covered_by.product_name}
    </Notice>
  );
};
