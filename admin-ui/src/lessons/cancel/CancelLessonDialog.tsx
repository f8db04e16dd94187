import { useWatch } from 'react-hook-form';
import {
  barnCancelActions,
  barnCancelReasons,
  needsMakeupDates,
  type BarnCancelAction,
  type BarnCancelReason,
} from '@leadline/api-client';
import { titleOf } from '@/day/roster';
import { useBarn } from '@/requests/barn';
import { useCancelLesson } from '@/requests/cancel-lesson';
import type { OneLesson } from '@/requests/lesson';
import { usePreviewCancelLesson, type LessonCancelPreview } from '@/requests/preview-cancel-lesson';
import { todayIn } from '@/time/day';
import { count, dayAndTime, shortDay } from '@/time/words';
import { SelectField } from '@/ui/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { refusedFields } from '@/ui/refused-fields';
import { useSay } from '@/ui/use-say';
import { NotifyFields, notifyToWire, type Notify } from '../NotifyFields';
import { Consequence, mayCancel } from './Consequence';
import { usualMakeupDates, type MakeupDates } from './makeup-dates';
import { MakeupDateFields } from './MakeupDateFields';
import './cancel.css';

type CancelLessonDialogProps = { readonly one: OneLesson; readonly onClose: () => void };

type Values = { action: BarnCancelAction; reason: BarnCancelReason; dates: MakeupDates; notify: Notify };

const named = (rows: readonly { code: string; label: string }[]) =>
  rows.map(({ code, label }) => ({ id: code, name: label }));

/** A date that was emptied is not asked about: the rule takes its own. */
const filledIn = (dates: MakeupDates) => Object.fromEntries(Object.entries(dates).filter(([, day]) => day));

const RiderOutcomes = ({ students }: { students: LessonCancelPreview['students'] }) =>
  students.length > 0 && (
    <details className="outcomes">
      <summary>{`What ${count(students.length, 'rider')} ${students.length === 1 ? 'gets' : 'get'}`}</summary>
      <ul>
        {students.map(({ lesson_person_id, name, sentence }) => (
          <li key={lesson_person_id}>
            <strong>{name}</strong>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </details>
  );

const LessonQuestion = ({ one: { lesson }, onClose }: CancelLessonDialogProps) => {
  const [action, dates] = useWatch<Values, ['action', 'dates']>({ name: ['action', 'dates'] });
  const foreseen = usePreviewCancelLesson({
    id: lesson.id,
    action,
    ...(needsMakeupDates(action) && filledIn(dates)),
  });
  return (
    <Question
      title="Cancel lesson"
      submitLabel="Cancel this lesson"
      cancelLabel="Keep the lesson"
      disabled={!mayCancel(foreseen)}
      onClose={onClose}
    >
      <p>
        <strong>{titleOf(lesson)}</strong>, {dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}
      </p>
      <div className="block-row">
        <SelectField source="action" label="Cancel action" options={named(barnCancelActions)} />
        <SelectField source="reason" label="Cancel reason" options={named(barnCancelReasons)} />
      </div>
      <Consequence foreseen={foreseen}>
        <RiderOutcomes students={foreseen.preview?.students ?? []} />
      </Consequence>
      {needsMakeupDates(action) && <MakeupDateFields />}
      <NotifyFields />
    </Question>
  );
};

export const CancelLessonDialog = ({ one, onClose }: CancelLessonDialogProps) => {
  const { lesson } = one;
  const barn = useBarn();
  const say = useSay();
  const { mutateAsync } = useCancelLesson();
  const values: Values = {
    action: barn.lesson_cancel_default_action ?? 'BCNA',
    reason: 'OTH',
    dates: usualMakeupDates(lesson.scheduled_date, todayIn(barn.time_zone), barn),
    notify: { on: barn.send_cancellation_notifications === 1, message: '' },
  };
  const submit = async ({ action, reason, dates, notify }: Values) => {
    try {
      await mutateAsync({
        id: lesson.id,
        cancelAction: action,
        cancelReason: reason,
        ...notifyToWire(notify),
        ...(needsMakeupDates(action) ? dates : {}),
      });
      say.done(`${titleOf(lesson)} on ${shortDay(lesson.scheduled_date)} been cancelled`);
      onClose();
      return undefined;
    } catch (error) {
      return refusedFields(error, values);
    }
  };
  return (
    <Modal danger values={values} onSubmit={submit}>
      <LessonQuestion one={one} onClose={onClose} />
    </Modal>
  );
};
