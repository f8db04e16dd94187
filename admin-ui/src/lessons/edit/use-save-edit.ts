import { titleOf } from '@/day/roster';
import { useUpdateLesson, type EditAction, type LessonEdit } from '@/requests/update-lesson';
import { toastError, toastSuccess } from '@/ui/toast';
import { showWarnings } from '@/ui/warnings';
import { useEditing } from './edit-context';

const names: Readonly<Record<EditAction, string>> = {
  title: 'Title',
  datetime: 'Date and Time',
  instructor: 'Instructor',
  location: 'Location',
  section: 'Section',
  notes: 'Note',
};

type Change = Omit<LessonEdit, 'id' | 'editAction' | 'version' | 'applyToFuture'>;

/** Saves one panel under the version this screen has seen. */
export const useSaveEdit = (editAction: EditAction) => {
  const { one, applyToFuture, onStale } = useEditing();
  const { lesson } = one;
  const { mutate, isPending } = useUpdateLesson();
  const save = (change: Change, done: () => void) =>
    mutate(
      {
        id: lesson.id,
        editAction,
        applyToFuture,
        ...(lesson.version !== undefined && { version: lesson.version }),
        ...change,
      },
      {
        onSuccess: ({ warnings }) => {
          toastSuccess(
            `${names[editAction]} for ${titleOf(lesson)} has been successfully updated${applyToFuture ? ' for this and all future events' : ''}`,
            3,
          );
          showWarnings(warnings);
          done();
        },
        onError: (error) => (error.status === 412 ? onStale(error.current) : toastError(error, 3)),
      },
    );
  return { save, isPending };
};
