import { useState } from 'react';
import { needsMakeupDates, statusName, studentCancelActions } from '@leadline/api-client';
import { useBarn } from '@/requests/barn';
import { useCancelStudent } from '@/requests/cancel-student';
import { usePreviewCancel } from '@/requests/preview-cancel';
import { todayIn } from '@/time/day';
import { dayAndTime } from '@/time/words';
import { TextArea } from '@/ui/inputs';
import { Modal } from '@/ui/Modal';
import { toastError, toastSuccess } from '@/ui/toast';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { usualMakeupDates } from './consequence';
import { MakeupDateFields } from './MakeupDateFields';
import '../lessons.css';
import './cancel.css';

type CancelStudentDialogProps = {
  readonly lessonPersonId: string;
  readonly name: string;
  readonly lesson: { readonly title: string; readonly day: string; readonly time: string };
  readonly onClose: () => void;
};

/** What this choice will do, in the words of the rule that does it. */
const Consequence = ({ id, code }: { id: string; code: string }) => {
  const { data, isError, error, isPlaceholderData } = usePreviewCancel(id, code);
  const text = isError ? error.message : data && !data.allowed ? (data.reason ?? data.sentence) : data?.sentence;
  return (
    <p className="consequence" aria-live="polite" aria-busy={isPlaceholderData || !text}>
      {text ?? 'Looking up what this will do…'}
    </p>
  );
};

export const CancelStudentDialog = ({ lessonPersonId, name, lesson, onClose }: CancelStudentDialogProps) => {
  const barn = useBarn();
  const [action, setAction] = useState(barn.client_cancel_default_action ?? 'CWP');
  const [note, setNote] = useState('');
  const [dates, setDates] = useState(() => usualMakeupDates(lesson.day, todayIn(barn.time_zone), barn));
  const [notify, setNotify] = useState({ on: barn.send_cancellation_notifications === 1, message: '' });
  const { mutate, isPending } = useCancelStudent({
    onSuccess: () => {
      toastSuccess(`${name}: ${statusName(action).toLowerCase()}`);
      onClose();
    },
    onError: (error) => toastError(error),
  });
  const submit = () =>
    mutate({
      id: lessonPersonId,
      newEnrollStatus: action,
      cancel_note: note.trim(),
      ...notifyToWire(notify),
      ...(needsMakeupDates(action) ? dates : {}),
    });
  return (
    <Modal
      title="Cancel Student"
      submitLabel="Cancel student"
      cancelLabel="Keep the lesson"
      danger
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <strong>{name}</strong>, {lesson.title}, {dayAndTime(lesson.day, lesson.time)}
      </p>
      <fieldset className="actions">
        <legend className="field-label">Cancel action</legend>
        {studentCancelActions.map(({ code, label }) => (
          <label key={code} className="choice">
            <input type="radio" name="action" checked={action === code} onChange={() => setAction(code)} />
            {label}
          </label>
        ))}
      </fieldset>
      <Consequence id={lessonPersonId} code={action} />
      {needsMakeupDates(action) && <MakeupDateFields dates={dates} onChange={setDates} />}
      <TextArea
        label="Cancellation note"
        hint="Optional. The family sees it beside the lesson."
        rows={2}
        value={note}
        onChange={setNote}
      />
      <NotifyFields notify={notify} onChange={setNotify} />
    </Modal>
  );
};
