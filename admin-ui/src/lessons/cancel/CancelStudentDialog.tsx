import { useWatch } from 'react-hook-form';
import { statusName, studentCancelActions } from '@leadline/api-client';
import { useBarn } from '@/requests/barn';
import { useCancelStudent } from '@/requests/cancel-student';
import { usePreviewCancel } from '@/requests/preview-cancel';
import { dayAndTime } from '@/time/words';
import { AreaField, RadioField } from '@/ui/form-inputs';
import { CancelDialog, CancelQuestion, type Cancelling } from './CancelDialog';

type CancelStudentDialogProps = {
  readonly lessonPersonId: string;
  readonly name: string;
  readonly lesson: { readonly title: string; readonly day: string; readonly time: string };
  readonly onClose: () => void;
};

const actions = studentCancelActions.map(({ code, label }) => ({ id: code, name: label }));

const Note = () => (
  <AreaField source="note" label="Cancellation note" hint="Optional. The family sees it beside the lesson." rows={2} />
);

const StudentQuestion = ({ lessonPersonId, name, lesson, onClose }: CancelStudentDialogProps) => {
  const action = useWatch<Cancelling, 'action'>({ name: 'action' });
  const foreseen = usePreviewCancel(lessonPersonId, action);
  return (
    <CancelQuestion
      title="Cancel Student"
      submitLabel="Cancel student"
      foreseen={foreseen}
      note={<Note />}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>, {lesson.title}, {dayAndTime(lesson.day, lesson.time)}
      </p>
      <RadioField source="action" legend="Cancel action" options={actions} />
    </CancelQuestion>
  );
};

export const CancelStudentDialog = (props: CancelStudentDialogProps) => {
  const { lessonPersonId, name, lesson, onClose } = props;
  const { client_cancel_default_action } = useBarn();
  const { mutateAsync } = useCancelStudent();
  return (
    <CancelDialog
      own={{ action: client_cancel_default_action ?? 'CWP', note: '' }}
      lessonDay={lesson.day}
      send={({ action, note }, rest) =>
        mutateAsync({ id: lessonPersonId, newEnrollStatus: action, cancel_note: note.trim(), ...rest })
      }
      said={({ action }) => `${name}: ${statusName(action).toLowerCase()}`}
      onClose={onClose}
    >
      <StudentQuestion {...props} />
    </CancelDialog>
  );
};
