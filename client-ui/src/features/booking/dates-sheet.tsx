import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { Loaded } from '../../ui/loaded';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { bookableLessonsQuery, type OpenBooking } from './bookable-lessons';
import { DatesForm } from './dates-form';
import { seriesDatesQuery } from './series-dates';

/** Several dates of a lesson that recurs, in one go. */
const DatesSheet = () => {
  const { range, page } = useOutletContext<OpenBooking>();
  const { lessonId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { base, rider } = useFamily();
  const list = `${base}/${page}${search}`;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const dates = useQuery(seriesDatesQuery({ lessonId, studentId: rider.studentId, chosen }));
  const bookable = useQuery(bookableLessonsQuery(range));
  const lesson = bookable.data?.events.find(({ lesson_date_time_id }) => lesson_date_time_id === lessonId);
  return (
    <Sheet tall title={t('Which dates for {name}?', { name: rider.firstName })} onClose={useCloseSheet(list)}>
      {/* A lesson that came later would push down its dates. */}
      <Loaded query={bookable.isLoading ? { ...dates, data: undefined } : dates} waiting={<Skeleton lines={8} />}>
        {(told) => (
          <>
            {lesson && (
              <p>
                {[lesson.title, lesson.instructor_name && t('with {name}', { name: lesson.instructor_name })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            <DatesForm
              told={told}
              asking={dates.isPlaceholderData ? chosen : null}
              choose={setChosen}
              onBooked={() => void navigate(list, { replace: true })}
            />
          </>
        )}
      </Loaded>
    </Sheet>
  );
};

export default DatesSheet;
