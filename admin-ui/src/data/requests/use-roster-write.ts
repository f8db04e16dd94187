import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  asApiError,
  newKey,
  post,
  readViewing,
  type Action,
  type ActionReply,
  type Input,
} from '@leadline/api-client';
import { withoutSignal } from '@/data/without-signal/kept';
import { valueIn, type MarkCall } from '@/data/without-signal/mark';
import { hasMarks } from '@/data/without-signal/waiting';
import { keys } from './keys';
import type { OneLesson } from './lesson';
import type { LessonStudent, Lessons } from './types';

type Cached = Lessons | OneLesson;
type Change = Partial<LessonStudent>;

const change = (id: string | undefined, by: Change) => (rows: readonly LessonStudent[]) =>
  rows.map((row) => (row.id === id ? { ...row, ...by } : row));

const studentsOf = (cached: Cached | undefined): readonly LessonStudent[] => {
  if (!cached) return [];
  if ('students' in cached) return cached.students;
  return 'LessonStudents' in cached ? cached.LessonStudents : [];
};

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
  /** What is sent, as a mark that this device keeps while the server is not reached. */
  readonly mark: (given: Given) => { readonly to: string | null; readonly horseName: string | null };
};

type Undo = { readonly before: readonly (readonly [readonly unknown[], Cached | undefined])[] };

/** The rider as shown when it was decided, by what was decided. */
const seenBy = new WeakMap<object, LessonStudent>();

/** So long a write waits for a server that the phone believes to reach. */
const PATIENCE_MS = 8000;
const late = Symbol('late');
const patience = () => new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), PATIENCE_MS));

/**
 * A write on one rider of a lesson, shown everywhere at once and taken back if it is refused. Without signal this device keeps it and
 * sends it later; the answer is null then. A mark that did arrive is recognised: it changes nothing the second time.
 */
export const useRosterWrite = <Name extends Action & MarkCall, Given extends Input<Name> = Input<Name>>({
  call,
  row,
  shown,
  mark,
}: RosterWrite<Name, Given>) => {
  const client = useQueryClient();
  const keep = async (input: Given): Promise<null> => {
    const student = seenBy.get(input);
    if (!student) throw new ApiError(0, { message: 'There is no signal, and this rider is not on this device.' });
    const { queue, catchUp } = await withoutSignal();
    await (await queue()).add({ call, lessonPersonId: student.id, seen: valueIn(call, student), ...mark(input) });
    void catchUp();
    return null;
  };
  const send = async (input: Given): Promise<ActionReply<Name> | null> => {
    const isKept = !readViewing() && (!onlineManager.isOnline() || hasMarks());
    if (isKept) return keep(input);
    // What is lost is kept, and goes under the key of its mark.
    const asked = post(call, input, newKey());
    try {
      const answer = await Promise.race([asked, patience()]);
      return answer === late ? await keep(input) : answer;
    } catch (error) {
      if (asApiError(error).status !== 0) throw error;
      return keep(input);
    }
  };

  return useMutation<ActionReply<Name> | null, ApiError, Given, Undo>({
    mutationKey: [call],
    networkMode: 'always',
    mutationFn: send,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey: keys.lessons });
      const before = client.getQueriesData<Cached>({ queryKey: keys.lessons });
      const id = row(input);
      const student = before.flatMap(([, cached]) => studentsOf(cached)).find((one) => one.id === id);
      if (student) seenBy.set(input, student);
      client.setQueriesData<Cached>({ queryKey: keys.lessons }, (cached) => changeCached(cached, id, shown(input)));
      return { before };
    },
    onError: (_error, _input, context) => {
      for (const [key, cached] of context?.before ?? []) client.setQueryData(key, cached);
    },
    // It is shown already; nobody has to wait for the rest to be fetched anew.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
