import { useWatch } from 'react-hook-form';
import { needsMakeupDates, statusName, studentCancelActions } from '@leadline/api-client';
import { useBarn } from '@/requests/barn';
import { useCancelStudent } from '@/requests/cancel-student';
import { usePreviewCancel } from '@/requests/preview-cancel';
import { todayIn } from '@/time/day';
import { dayAndTime } from '@/time/words';
import { AreaField, RadioField } from '@/ui/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { refusedFields } from '@/ui/refused-fields';
import { useSay } from '@/ui/use-say';
import { NotifyFields, notifyToWire, type Notify } from '../NotifyFields';
import { Consequence, mayCancel } from './Consequence';
import { usualMakeupDates, type MakeupDates } from './makeup-dates';
import { MakeupDateFields } from './MakeupDateFields';
import '../lessons.css';
import './cancel.css';

type CancelStudentDialogProps = {
  readonly lessonPersonId: string;
  readonly name: string;
  readonly lesson: { readonly title: string; readonly day: string; readonly time: string };
  readonly onClose: () => void;
};

type Values = { action: string; note: string; dates: MakeupDates; notify: Notify };

const actions = studentCancelActions.map(({ code, label }) => ({ id: code, name: label }));

const StudentQuestion = ({ lessonPersonId, name, lesson, onClose }: CancelStudentDialogProps) => {
  const action = useWatch<Values, 'action'>({ name: 'action' });
  const foreseen = usePreviewCancel(lessonPersonId, action);
  return (
    <Question
      title="Cancel Student"
      submitLabel="Cancel student"
      cancelLabel="Keep the lesson"
      disabled={!mayCancel(foreseen)}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>, {lesson.title}, {dayAndTime(lesson.day, lesson.time)}
      </p>
      <RadioField source="action" legend="Cancel action" options={actions} />
      <Consequence foreseen={foreseen} />
      {needsMakeupDates(action) && <MakeupDateFields />}
      <AreaField
        source="note"
        label="Cancellation note"
        hint="Optional. The family sees it beside the lesson."
        rows={2}
      />
      <NotifyFields />
    </Question>
  );
};

export const CancelStudentDialog = (props: CancelStudentDialogProps) => {
  const { lessonPersonId, name, lesson, onClose } = props;
  const barn = useBarn();
  const say = useSay();
  const { mutateAsync } = useCancelStudent();
  const values: Values = {
    action: barn.client_cancel_default_action ?? 'CWP',
    note: '',
    dates: usualMakeupDates(lesson.day, todayIn(barn.time_zone), barn),
    notify: { on: barn.send_cancellation_notifications === 1, message: '' },
  };
  const submit = async ({ action, note, dates, notify }: Values) => {
    try {
      await mutateAsync({
        id: lessonPersonId,
        newEnrollStatus: action,
        cancel_note: note.trim(),
        ...notifyToWire(notify),
        ...(needsMakeupDates(action) ? dates : {}),
      });
      say.done(`${name}: ${statusName(action).toLowerCase()}`);
      onClose();
      return undefined;
    } catch (error) {
      return refusedFields(error, values);
    }
  };
  return (
    <Modal danger values={values} onSubmit={submit}>
      <StudentQuestion {...props} />
    </Modal>
  );
};
