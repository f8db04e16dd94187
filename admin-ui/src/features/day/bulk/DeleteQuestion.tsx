import { Modal, Question } from '@/ui/Modal';
import { useDeleteAll, type BulkRun } from '@/data/requests/bulk';
import { usePreviewDelete } from '@/data/requests/delete-lesson';
import { useBarn } from '@/data/requests/barn';
import { KEPT_A_WHILE } from '@/features/lessons/delete/DeleteLessonDialog';
import { toldByMail } from '@/features/lessons/NotifyFields';
import { count } from '@/data/time/words';

type DeleteQuestionProps = {
  readonly ids: readonly string[];
  readonly onStarted: (run: BulkRun) => void;
  readonly onClose: () => void;
};

/** Says in numbers what goes. R137 C23 */
export const DeleteQuestion = ({ ids, onStarted, onClose }: DeleteQuestionProps) => {
  const { mutateAsync } = useDeleteAll();
  const { preview, error } = usePreviewDelete({ idarray: [...ids] });
  const isTold = useBarn().send_cancellation_notifications === 1;
  return (
    <Modal
      danger
      values={{}}
      onSubmit={async () => onStarted(await mutateAsync({ idarray: [...ids] }))}
      onSaved={onClose}
    >
      <Question
        title="Delete events"
        submitLabel={`Delete ${count(ids.length, 'event')}`}
        disabled={!preview}
        onClose={onClose}
      >
        <p>
          <strong>Warning! Events and all their associated data will be delete forever.</strong>
        </p>
        <p className="muted">{KEPT_A_WHILE}</p>
        <p role="status">{error?.message ?? preview?.sentence ?? 'Looking up what this will do…'}</p>
        {isTold && preview && preview.families > 0 && <p>{toldByMail(preview.families)}</p>}
      </Question>
    </Modal>
  );
};
