import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { counted } from '../../wording/counts';
import { shortDay, when } from '../../wording/dates';
import { useAddStudentToLesson } from './add-student-to-lesson';
import type { BookableLesson } from './bookable-lessons';
import styles from './booking-form.module.css';
import { MakeupChoice } from './makeup-choice';
import { makeupsForBookingQuery } from './makeups-for-booking';
import { paidBy } from './paid-by';

type Props = { readonly lesson: BookableLesson; readonly close: () => void };

export const BookingForm = ({ lesson, close }: Props) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const book = useAddStudentToLesson();
  const makeups = useQuery({ ...makeupsForBookingQuery(rider.studentId, lesson.scheduled_date), enabled: barn.clients_can_book_makeups === 1 });
  const [useMakeup, setUseMakeup] = useState(true);
  const [makeup] = makeups.data ?? [];

  const booked = (): void => {
    const { title, scheduled_date, scheduled_starttime, instructor_name } = lesson;
    toast(`${rider.name} has been booked for ${title} on ${shortDay(scheduled_date)} at ${scheduled_starttime} with ${instructor_name ?? 'the barn'}.`);
    close();
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
        scheduled_date: lesson.scheduled_date,
        use_makeup: makeup && useMakeup ? 1 : 0,
      },
      { onSuccess: booked, onError: refused },
    );
  const withMakeup = makeup !== undefined && useMakeup;
  return (
    <>
      <div>
        <p className={styles.when}>
          {when(lesson.scheduled_date, lesson.scheduled_starttime)} · {lesson.duration} min
        </p>
        <p>{[lesson.title, lesson.location_name].filter(Boolean).join(' · ')}</p>
        <p className="muted">
          {[lesson.instructor_name && `with ${lesson.instructor_name}`, lesson.available !== null && `${counted(lesson.available, 'place')} free`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {makeup && <MakeupChoice makeup={makeup} checked={useMakeup} change={setUseMakeup} />}
      {!withMakeup && lesson.covered_by && (
        <Notice tone="good">
          {paidBy(lesson)} on {lesson.covered_by.product_name}
        </Notice>
      )}
      {!withMakeup && lesson.covered_by === null && (
        <Notice tone="warning">No package of {rider.firstName}’s covers this lesson: the barn will ask you to pay for it.</Notice>
      )}
      {book.error && (
        <Notice tone="danger" role="alert">
          {asApiError(book.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">Booking needs a signal. Try again when you have one.</Notice>}
      <div className={styles.buttons}>
        <Button wide onClick={close}>
          Cancel
        </Button>
        <Button wide look="primary" disabled={!canAct || makeups.isLoading} busy={book.isPending} onClick={add}>
          {book.isPending ? 'Adding…' : 'Add'}
        </Button>
      </div>
    </>
  );
};
