import { useWrite, type WriteOptions } from './use-write';

type RemoveStudent = { readonly student_id: string; readonly lesson_person_id: string; readonly applyToFuture: 0 | 1 };

export const useRemoveStudent = (
  options: WriteOptions<RemoveStudent, { readonly lessonPersonIds?: readonly string[] }> = {},
) => useWrite('lesson_people/delete', options);
