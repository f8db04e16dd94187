import { useState } from 'react';
import { titleOf } from '@/data/day/roster';
import { useUpdateLesson, type EditAction, type LessonEdit } from '@/data/requests/update-lesson';
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

/** Saves one panel on top of the lesson as it was when the panel opened; the caller shows what is refused. */
export const useSaveEdit = (editAction: EditAction) => {
  const { one, reach, guard } = useEditing();
  const [seen] = useState(one.lesson);
  const say = useSay();
  const { mutateAsync } = useUpdateLesson();
  return (change: Change): Promise<void> =>
    guard(seen, async (version) => {
      const { warnings } = await mutateAsync({ id: seen.id, editAction, ...reachToWire(reach), ...version, ...change });
      say.done(`${names[editAction]} for ${titleOf(seen)} has been successfully updated${reachWords(reach)}`, {
        seconds: 3,
        warnings,
      });
    });
};
