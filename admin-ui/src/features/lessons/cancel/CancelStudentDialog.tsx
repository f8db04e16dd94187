import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  ApiError,
  asApiError,
  settingOf,
  statusName,
  studentCancelActions,
  type BarnCancelReason,
} from '@leadline/api-client';
import { useBarn } from '@/data/requests/barn';
import { useCancelStudent } from '@/data/requests/cancel-student';
import { keys } from '@/data/requests/keys';
import { usePreviewCancel, type CancelPreview } from '@/data/requests/preview-cancel';
import type { LessonStudent } from '@/data/requests/types';
import { dayAndTime } from '@/data/time/words';
import { AreaField, RadioField } from '@/ui/form/form-inputs';
import { CancelDialog, CancelQuestion, ReasonField, type Cancelling } from './CancelDialog';
import { ofNote, toNote } from './reason-note';

type CancelStudentDialogProps = {
  readonly student: Pick<
    LessonStudent,
    'id' | 'name' | 'student_is_cancelled' | 'enrollment_status_code' | 'cancellation_note'
  >;
  readonly lesson: { readonly title: string; readonly day: string; readonly time: string };
  readonly onClose: () => void;
};

const actions = studentCancelActions.map(({ code, label }) => ({ id: code, name: label }));

/** No code of a place: what it comes to is the server's to say. */
const BY_POLICY = 'POLICY';
const byPolicy = { id: BY_POLICY, name: 'As the barn’s policy says for the family' };
const byReason = { id: BY_POLICY, name: 'As the barn’s policy says for this reason' };

/** Without a particular reason it is the rider's own cancellation. */
const barnsOwn = (reason: BarnCancelReason) => (reason === 'OTH' ? undefined : reason);

const Note = () => (
  <AreaField source="words" label="Cancellation note" hint="Optional. The family sees it beside the lesson." rows={2} />
);

/** Nothing pops up: why stands where the question says what it will do. R132 */
const heldBy = (error: unknown): never => {
  const { status, message } = asApiError(error);
  throw new ApiError(status, { message, errors: [{ field: 'action', message }] });
};

type Own = { readonly action: string; readonly reason: BarnCancelReason; readonly words: string };

/** As the policy says, as soon as a reason is chosen of which it says something; staff may choose otherwise. */
const usePreselected = (said: string | null) => {
  const { getValues, setValue } = useFormContext<Own>();
  const isSaid = said !== null;
  useEffect(() => {
    if (!isSaid) return undefined;
    const before = getValues('action');
    setValue('action', BY_POLICY);
    return () => {
      if (getValues('action') === BY_POLICY) setValue('action', before);
    };
  }, [isSaid, getValues, setValue]);
};

/** What a cancellation stands as; a family's inside the notice is the system's own, which staff change into one of theirs. C05 */
const standingOf = ({ enrollment_status_code: code }: CancelStudentDialogProps['student']) =>
  studentCancelActions.find((action) => action.code === code)?.code;

const StudentQuestion = ({ student, lesson, onClose }: CancelStudentDialogProps) => {
  const { id, name, student_is_cancelled, enrollment_status_code } = student;
  const [action, reason] = useWatch<Own & Cancelling, ['action', 'reason']>({ name: ['action', 'reason'] });
  const foreseen = usePreviewCancel(id, action === BY_POLICY ? null : action, barnsOwn(reason));
  const { policy_sentence: policy = null, called_off_sentence: said = null } = foreseen.preview ?? {};
  const isChange = student_is_cancelled === 1;
  usePreselected(isChange ? null : said);
  return (
    <CancelQuestion
      title={isChange ? 'Change Cancellation' : 'Cancel Student'}
      submitLabel={isChange ? 'Change cancellation' : 'Cancel student'}
      cancelLabel={isChange ? 'Leave it as it is' : 'Keep the lesson'}
      foreseen={foreseen}
      note={<Note />}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>, {lesson.title}, {dayAndTime(lesson.day, lesson.time)}
      </p>
      {isChange && <p className="muted">{`Cancelled as: ${statusName(enrollment_status_code ?? 'CAN')}`}</p>}
      <ReasonField />
      <RadioField
        source="action"
        legend="Cancel action"
        options={policy === null ? actions : [said === null ? byPolicy : byReason, ...actions]}
      />
      {policy !== null && <p className="muted">{said ?? policy}</p>}
    </CancelQuestion>
  );
};

/** Begins as the barn usually cancels for a rider, for another reason and without a note; a change, with what stands. R130 R132 R249 */
export const CancelStudentDialog = (props: CancelStudentDialogProps) => {
  const { student, lesson, onClose } = props;
  const { mutateAsync } = useCancelStudent();
  const client = useQueryClient();
  // What was read is sent along: if somebody has written another policy since, it is refused and read again.
  const asRead = (reason: BarnCancelReason | undefined) => ({
    by_policy: 1 as const,
    ...(reason && { cancelReason: reason }),
    seen_outcome_key: client.getQueryData<CancelPreview>(keys.previewCancel(student.id, 'by-policy', reason))
      ?.outcome_key,
  });
  return (
    <CancelDialog
      own={{
        action: (standingOf(student) ?? settingOf(useBarn(), 'client_cancel_default_action')) as string,
        ...ofNote(student.cancellation_note ?? ''),
      }}
      lessonDay={lesson.day}
      send={({ action, reason, words }, rest) =>
        mutateAsync({
          id: student.id,
          ...(action === BY_POLICY ? asRead(barnsOwn(reason)) : { newEnrollStatus: action }),
          cancel_note: toNote({ reason, words: words.trim() }),
          ...rest,
        }).catch(heldBy)
      }
      said={({ action }) =>
        `${student.name}: ${action === BY_POLICY ? 'cancelled by the barn’s policy' : statusName(action).toLowerCase()}`
      }
      onClose={onClose}
    >
      <StudentQuestion {...props} />
    </CancelDialog>
  );
};
