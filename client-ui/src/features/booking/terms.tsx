import { rich, t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { Notice } from '../../ui/notice';
import type { BookableLesson } from './bookable-lessons';
import { paidFrom } from './paid-by';

/** Said before, because cancelling seconds later costs the lesson. */
export const NoticePassed = ({ hours, day }: { readonly hours: number; readonly day?: string }) => (
  <Notice tone="warning">
    {day === undefined
      ? t(
          'It begins inside the notice of {hours, plural, one {# hour} other {# hours}}: once booked, cancelling does not bring the lesson back.',
          { hours },
        )
      : t(
          '{day} begins inside the notice of {hours, plural, one {# hour} other {# hours}}: once booked, cancelling does not bring the lesson back.',
          { day, hours },
        )}
  </Notice>
);

/** Of so many lessons; of none, of the one that is looked at. */
export const NothingCovers = ({ lessons = 0 }: { readonly lessons?: number }) => {
  const { rider, barn, base } = useFamily();
  return (
    <Notice tone="warning">
      {barn.clients_can_buy_online === 1
        ? rich(
            'No package of {rider}’s covers {lessons, plural, =0 {this lesson} one {# lesson} other {# lessons}}: the barn will ask you to pay for it, or you <buy>buy a package</buy> first.',
            { rider: rider.firstName, lessons, buy: (words) => <Link to={`${base}/online`}>{words}</Link> },
          )
        : t(
            'No package of {rider}’s covers {lessons, plural, =0 {this lesson} one {# lesson} other {# lessons}}: the barn will ask you to pay for it.',
            { rider: rider.firstName, lessons },
          )}
    </Notice>
  );
};

/** What booking the lesson uses. */
export const Terms = ({ lesson }: { readonly lesson: BookableLesson }) => {
  if (!lesson.covered_by) return <NothingCovers />;
  return <Notice tone="good">{paidFrom(lesson.covered_by)}</Notice>;
};
