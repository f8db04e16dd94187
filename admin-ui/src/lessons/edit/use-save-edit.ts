import { asApiError } from '@leadline/api-client';
import { titleOf } from '@/day/roster';
import { useUpdateLesson, type EditAction, type LessonEdit } from '@/requests/update-lesson';
import { useSay } from '@/ui/use-say';
import { reachToWire, reachWords } from '../Reach';
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

/** Saves one panel under the version this screen has seen; the caller shows what is refused. */
export const useSaveEdit = (editAction: EditAction) => {
  const { one, reach, onStale } = useEditing();
  const { lesson } = one;
  const say = useSay();
  const { mutateAsync } = useUpdateLesson();
  return async (change: Change): Promise<void> => {
    try {
      const { warnings } = await mutateAsync({
        id: lesson.id,
        editAction,
        ...reachToWire(reach),
        ...(lesson.version !== undefined && { version: lesson.version }),
        ...change,
      });
      say.done(`${names[editAction]} for ${titleOf(lesson)} has been successfully updated${reachWords(reach)}`, {
        seconds: 3,
        warnings,
      });
    } catch (error) {
      const { status, current } = asApiError(error);
      if (status === 412) onStale(current);
      throw error;
    }
  };
};
