import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { useId, useState } from 'react';
import type { ClientLesson } from '../../requests/client-lesson';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { shortDay } from '../../format/dates';
import { spanWords } from '../../format/lesson-span';
import styles from './cancel-form.module.css';
import { useCancelStudent } from './cancel-student';
import { Consequence } from '../../components/consequence';
import type { CancelPreview } from '../../requests/cancel-preview';

type Props = { readonly lesson: ClientLesson; readonly consequence: CancelPreview; readonly close: () => void };

/** Says what will happen, then offers the red button. */
export const CancelForm = ({ lesson, consequence, close }: Props) => {
  const [note, setNote] = useState('');
  const noteId = useId();
  const cancel = useCancelStudent(lesson.student_id);
  const confirm = (): void =>
    cancel.mutate(
      {
        id: lesson.lesson_person_id,
        seen_status_code: consequence.code,
        seen_outcome_key: consequence.outcome_key,
        cancel_note: note.trim(),
      },
      {
        onSuccess: () => {
          toast(
            t('{rider} has cancelled their lesson on {day}.', {
              rider: lesson.person_name,
              day: shortDay(lesson.scheduled_date),
            }),
          );
          close();
        },
      },
    );
  return (
    <>
      <div>
        <p className={styles.when}>{spanWords(lesson)}</p>
        <p className="muted">
          {[
            lesson.title,
            lesson.location_name,
            lesson.instructor_name && t('with {name}', { name: lesson.instructor_name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Consequence consequence={consequence} />
      <div className={styles.note}>
        <label htmlFor={noteId}>{t('Note to the barn (optional)')}</label>
        <textarea id={noteId} rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
      {cancel.error && (
        <Notice tone="danger" role="alert">
          {asApiError(cancel.error).message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button wide onClick={close}>
          {t('Keep the lesson')}
        </Button>
        <Button wide look="danger" busy={cancel.isPending} onClick={confirm}>
          {cancel.isPending ? t('Cancelling…') : t('Cancel the lesson')}
        </Button>
      </div>
    </>
  );
};
