import { useFamily } from '../../family/family-context';
import { Notice } from '../../ui/notice';
import type { BookableLesson } from './bookable-lessons';
import { paidBy } from './paid-by';

/** What booking the lesson uses. */
export const Terms = ({ lesson }: { readonly lesson: BookableLesson }) => {
  const { rider } = useFamily();
  if (!lesson.covered_by)
    return (
      <Notice tone="warning">
        No package of {rider.firstName}’s covers this lesson: the barn will ask you to pay for it.
      </Notice>
    );
  return (
    <Notice tone="good">
      {paidBy(lesson)} on {lesson.covered_by.product_name}
    </Notice>
  );
};
