import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import type { Makeup } from '../../requests/client-lesson';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { shortDay } from '../../format/dates';
import { beginsAt, lasts } from '../../format/lesson-time';
import { useAddStudentToLesson, type Booking } from './add-student-to-lesson';
import type { BookableLesson } from './bookable-lessons';
import styles from './booking-form.module.css';
import { MakeupChoice } from './makeup-choice';
import { makeupsForBookingQuery } from './makeups-for-booking';
import { NoticePassed, Terms } from './terms';

/** The makeup that was shown is the one that is used. */
const makeupOf = (makeup: Makeup | undefined): Pick<Booking, 'use_makeup' | 'makeup_lesson_id'> =>
  makeup ? { use_makeup: 1, makeup_lesson_id: makeup.makeup_lesson_id ?? makeup.id } : { use_makeup: 0 };

const goesOn = ({ repeatEnd, scheduled_date }: BookableLesson): boolean =>
  repeatEnd !== null && repeatEnd > scheduled_date;

type Props = {
  readonly page: string;
  readonly lesson: BookableLesson;
  /** The makeup that is being booked, which is no question then. */
  readonly chosen?: Makeup | undefined;
  readonly close: () => void;
  readonly onBooked: () => void;
};

export const BookingForm = ({ page, lesson, chosen, close, onBooked }: Props) => {
  const { rider, barn, base } = useFamily();
  const { search, state } = useLocation();
  const canAct = useCanAct();
  const book = useAddStudentToLesson();
  const makeups = useQuery({
    ...makeupsForBookingQuery(rider.studentId, lesson.scheduled_date),
    enabled: barn.clients_can_book_makeups === 1 && !chosen,
  });
  const [useMakeup, setUseMakeup] = useState(true);
  const makeup = chosen ?? makeups.data?.[0];
  const onlyMakeups = barn.clients_can_book_lessons === 0 || chosen !== undefined;
  const withMakeup = makeup !== undefined && (useMakeup || onlyMakeups);

  const booked = (): void => {
    const { title, instructor_name, is_allday } = lesson;
    toast(
      t(
        '{rider} has been booked for {lesson} on {date} at {isAllDay, select, yes {any time} other {{time}}} with {isNamed, select, yes {{instructor}} other {the barn}}.',
        {
          rider: rider.name,
          lesson: title,
          date: shortDay(lesson.scheduled_date),
          isAllDay: is_allday ? 'yes' : 'no',
          time: lesson.scheduled_starttime,
          isNamed: instructor_name === null ? 'no' : 'yes',
          instructor: instructor_name ?? '',
        },
      ),
    );
    onBooked();
  };
  const refused = (error: Error): void => {
    const { status, message } = asApiError(error);
    if (status !== 409) return;
    toast(message, 'error');
    close();
  };
  const add = (): void =>
    book.mutate(
      {
        lesson_date_time_id: lesson.lesson_date_time_id,
        student_id: rider.studentId,
        ...makeupOf(withMakeup ? makeup : undefined),
      },
      { onSuccess: booked, onError: refused },
    );
  return (
    <>
      <div>
        <p className={styles.when}>
          {beginsAt(lesson)} · {lasts(lesson)}
        </p>
        <p>{[lesson.title, lesson.location_name].filter(Boolean).join(' · ')}</p>
        <p className="muted">
          {[
            lesson.instructor_name && t('with {name}', { name: lesson.instructor_name }),
            lesson.available !== null &&
              t('{count, plural, one {# place} other {# places}} free', { count: lesson.available }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {makeup && <MakeupChoice makeup={makeup} checked={withMakeup} fixed={onlyMakeups} change={setUseMakeup} />}
      {!withMakeup && <Terms lesson={lesson} />}
      {lesson.notice_passed !== null && <NoticePassed hours={lesson.notice_passed} />}
      {book.error && (
        <Notice tone="danger" role="alert">
          {asApiError(book.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('Booking needs a signal. Try again when you have one.')}</Notice>}
      {!onlyMakeups && goesOn(lesson) && (
        <ButtonLink
          wide
          replace
          to={{ pathname: `${base}/${page}/${lesson.lesson_date_time_id}/dates`, search }}
          state={state}
        >
          {t('More dates of this lesson…')}
        </ButtonLink>
      )}
      <div className={styles.buttons}>
        <Button wide onClick={close}>
          {t('Cancel')}
        </Button>
        <Button
          wide
          look="primary"
          disabled={!canAct || makeups.isLoading || (onlyMakeups && !makeup)}
          busy={book.isPending}
          onClick={add}
        >
          {book.isPending ? t('Adding…') : t('Add')}
        </Button>
      </div>
    </>
  );
};
