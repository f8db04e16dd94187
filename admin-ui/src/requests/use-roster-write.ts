import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post, type Action, type ActionReply, type ApiError, type Input } from '@leadline/api-client';
import { keys } from './keys';
import type { OneLesson } from './lesson';
import type { LessonStudent, Lessons } from './types';

type Cached = Lessons | OneLesson;
type Change = Partial<LessonStudent>;

const change = (id: string | undefined, by: Change) => (rows: readonly LessonStudent[]) =>
  rows.map((row) => (row.id === id ? { ...row, ...by } : row));

const changeCached = (cached: Cached | undefined, id: string | undefined, by: Change): Cached | undefined => {
  if (!cached) return cached;
  if ('students' in cached) return { ...cached, students: change(id, by)(cached.students) };
  if ('LessonStudents' in cached) return { ...cached, LessonStudents: change(id, by)(cached.LessonStudents) };
  return cached;
};

type RosterWrite<Name extends Action, Given extends Input<Name>> = {
  readonly call: Name;
  readonly row: (given: Given) => string | undefined;
  readonly shown: (given: Given) => Change;
};

type Undo = { readonly before: readonly (readonly [readonly unknown[], Cached | undefined])[] };

/** A write on one rider of a lesson, shown everywhere at once and taken back if it is refused. */
export const useRosterWrite = <Name extends Action, Given extends Input<Name> = Input<Name>>({
  call,
  row,
  shown,
}: RosterWrite<Name, Given>) => {
  const client = useQueryClient();
  return useMutation<ActionReply<Name>, ApiError, Given, Undo>({
    mutationKey: [call],
    mutationFn: (input) => post(call, input),
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey: keys.lessons });
      const before = client.getQueriesData<Cached>({ queryKey: keys.lessons });
      client.setQueriesData<Cached>({ queryKey: keys.lessons }, (cached) =>
        changeCached(cached, row(input), shown(input)),
      );
      return { before };
    },
    onError: (_error, _input, context) => {
      for (const [key, cached] of context?.before ?? []) client.setQueryData(key, cached);
    },
    // It is shown already; nobody has to wait for the rest to be fetched anew.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
