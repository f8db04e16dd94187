import { useMemo } from 'react';
import { asApiError } from '@leadline/api-client';
import { isRiding, titleOf } from '@/data/day/roster';
import { ClashNotice, reasonToWire } from '@/features/lessons/ClashNotice';
import { useBookStudent } from '@/data/requests/book-student';
import type { OneLesson } from '@/data/requests/lesson';
import { useMakeupsFor, type Makeup } from '@/data/requests/makeups';
import { shortDay, hhmm } from '@/data/time/words';
import { ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { EventSummary } from './EventSummary';
import { makeupWords } from './makeup-words';
import { useRider } from './rider';

type Answer = { readonly use_makeup: boolean; readonly override_reason: string };

const ALREADY = 'Student is already booked for this lesson spot';

/** Why nobody can be added; what is only unusual is a warning instead. F11 */
const obstacleTo = ({ lesson, students }: OneLesson, studentId: string): string | null => {
  if (lesson.lesson_is_cancelled === 1) return 'This lesson has been cancelled.';
  return students.some((one) => one.student_id === studentId && isRiding(one)) ? ALREADY : null;
};

const makeupToWire = (uses: boolean, makeup: Makeup | undefined) =>
  uses && makeup
    ? { use_makeup: 1 as const, makeup_lesson_id: makeup.makeup_lesson_id ?? makeup.id }
    : { use_makeup: uses ? (1 as const) : (0 as const) };

/** Says what was done, and by whom the lesson is given; what was refused is told and leads back. R142 */
const useAdd = ({ lesson }: OneLesson, makeup: Makeup | undefined) => {
  const { studentId, name } = useRider();
  const { mutateAsync } = useBookStudent();
  const say = useSay();
  return async ({ use_makeup, override_reason }: Answer) => {
    try {
      const { warnings } = await mutateAsync({
        student_id: studentId,
        lesson_date_time_id: lesson.id,
        ...makeupToWire(use_makeup, makeup),
        ...reasonToWire(override_reason),
      });
      const [date, time] = [shortDay(lesson.scheduled_date), hhmm(lesson.scheduled_starttime)];
      const instructor = lesson.instructor_name ?? 'the barn';
      say.done(`${name} has been booked for ${titleOf(lesson)} on ${date} at ${time} with ${instructor}.`, {
        warnings,
      });
    } catch (error) {
      if (asApiError(error).status !== 409) throw error;
      say.refused(error);
    }
  };
};

type BookingQuestionProps = {
  readonly one: OneLesson;
  /** The makeup that is being booked; else whichever could pay on that day. */
  readonly makeupId?: string | undefined;
  readonly onClose: () => void;
};

/** Asked once the makeups of the day are known, so that what is ticked does not change under the hand. R145 R216 */
export const BookingQuestion = ({ one, makeupId, onClose }: BookingQuestionProps) => {
  const { studentId, name } = useRider();
  const { lesson } = one;
  const { data: makeups, isPending } = useMakeupsFor(studentId, lesson.scheduled_date);
  const makeup = makeupId ? makeups?.find(({ id }) => id === makeupId) : makeups?.[0];
  const add = useAdd(one, makeup);
  const hasMakeup = makeup !== undefined;
  const values = useMemo<Answer>(() => ({ use_makeup: hasMakeup, override_reason: '' }), [hasMakeup]);
  const obstacle = obstacleTo(one, studentId);
  return (
    <Modal<Answer> values={values} onSubmit={add} onSaved={onClose}>
      <Question
        title={`Add ${name} To This Lesson?`}
        submitLabel="Add"
        disabled={isPending || obstacle !== null}
        onClose={onClose}
      >
        <EventSummary one={one} />
        {obstacle ? (
          <p className="strong danger" role="alert">
            {obstacle}
          </p>
        ) : (
          <>
            <div>
              <ToggleField source="use_makeup" label="Use makeup if available?" />
              <p className="muted booking-makeup">{isPending ? 'Looking for makeups' : makeupWords(makeup)}</p>
            </div>
            <ClashNotice
              asksWhy
              date={lesson.scheduled_date}
              start={hhmm(lesson.scheduled_starttime)}
              end={hhmm(lesson.scheduled_endtime)}
              busy={{ riderIds: [studentId] }}
              except={lesson.id}
            />
          </>
        )}
      </Question>
    </Modal>
  );
};
