import { withOwner } from '@leadline/api-client/lessons-left';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { counted } from '../../format/counts';
import { Notice } from '../../ui/notice';
import type { BookableLesson } from './bookable-lessons';
import { paidBy } from './paid-by';

/** Said before, because cancelling seconds later costs the lesson. */
export const NoticePassed = ({ hours, day = 'It' }: { readonly hours: number; readonly day?: string }) => (
  <Notice tone="warning">
    {day} begins inside the notice of {counted(hours, 'hour')}: once booked, cancelling does not bring the lesson back.
  </Notice>
);

export const NothingCovers = ({ lessons = 'this lesson' }: { readonly lessons?: string }) => {
  const { rider, barn, base } = useFamily();
  return (
    <Notice tone="warning">
      No package of {rider.firstName}’s covers {lessons}: the barn will ask you to pay for it
      {barn.clients_can_buy_online === 1 && (
        <>
          , or you <Link to={`${base}/online`}>buy a package</Link> first
        </>
      )}
      .
    </Notice>
  );
};

/** What booking the lesson uses. */
export const Terms = ({ lesson }: { readonly lesson: BookableLesson }) => {
  if (!lesson.covered_by) return <NothingCovers />;
  return (
    <Notice tone="good">
      {paidBy(lesson)} on {withOwner(lesson.covered_by.product_name, lesson.covered_by.item_of)}
    </Notice>
  );
};
