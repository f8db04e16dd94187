import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { bookableLessonsQuery, type OpenBooking } from './bookable-lessons';
import { BookingForm } from './booking-form';
import { WaitForm } from './wait-form';

/** R142 R216 */
const ConfirmBooking = () => {
  const { range, page, makeup } = useOutletContext<OpenBooking>();
  const { lessonId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { base, rider } = useFamily();
  const close = useCloseSheet(`${base}/${page}${search}`);
  // The page of a makeup that is used leads nowhere; the others are listed.
  const leave = makeup ? () => void navigate(`${base}/calendarmakeup`, { replace: true }) : close;
  const bookable = useQuery(bookableLessonsQuery(range));
  const isFull = bookable.data?.events.some(
    (lesson) => lesson.lesson_date_time_id === lessonId && lesson.is_full === 1,
  );
  return (
    <Sheet
      title={
        isFull
          ? t('Waiting list for {name}', { name: rider.name })
          : t('Add {name} To This Lesson?', { name: rider.name })
      }
      onClose={close}
    >
      <Loaded query={bookable}>
        {({ events }) => {
          const lesson = events.find((event) => event.lesson_date_time_id === lessonId);
          if (lesson?.fit?.binds === 1)
            return (
              <>
                <Notice tone="info">
                  {t('{reason}. Please choose another lesson, or ask the barn.', { reason: lesson.fit.reason })}
                </Notice>
                <Button wide onClick={close}>
                  {t('See other lessons')}
                </Button>
              </>
            );
          if (lesson?.is_full === 1) return <WaitForm lesson={lesson} chosen={makeup} close={close} />;
          if (lesson)
            return (
              <>
                {lesson.fit && (
                  <Notice tone="info">
                    {t('{reason}. You may book it all the same.', { reason: lesson.fit.reason })}
                  </Notice>
                )}
                <BookingForm page={page} lesson={lesson} chosen={makeup} close={close} onBooked={leave} />
              </>
            );
          return (
            <>
              <Notice tone="info">{t('No spots available for this lesson')}</Notice>
              <Button wide onClick={close}>
                {t('See other lessons')}
              </Button>
            </>
          );
        }}
      </Loaded>
    </Sheet>
  );
};

export default ConfirmBooking;
