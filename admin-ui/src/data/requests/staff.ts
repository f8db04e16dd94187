import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { addDays, type Day } from '@/data/time/day';
import { keys } from './keys';
import { usePages } from './use-pages';

export type StaffPerson = Reply<'instructors/staffPerson'>;
export type StaffRecord = StaffPerson['staff'];
export type StaffLesson = Reply<'instructors/getSchedule'>['schedule'][number];
export type Colour = Reply<'colors/index'>['colors'][number];

export const useStaffPerson = (personId: string) =>
  useQuery({
    queryKey: keys.staffPerson(personId),
    queryFn: ({ signal }) => get('instructors/staffPerson', { person_id: personId }, signal),
  });

const PAGE = 100;

type Asked = { readonly staff_id: string; readonly today: string };

/** From today on; the first page also feeds what stands beside it. */
export const useStaffSchedule = (asked: Asked) =>
  usePages({
    queryKey: keys.staffLessons('schedule', asked),
    step: PAGE,
    load: (page, signal) => get('instructors/getSchedule', { ...asked, ...page }, signal),
    rowsOf: ({ schedule }) => schedule,
  });

export const useStaffHistory = (asked: Asked) =>
  usePages({
    queryKey: keys.staffLessons('history', asked),
    step: PAGE,
    load: (page, signal) => get('instructors/getHistory', { ...asked, ...page }, signal),
    rowsOf: ({ history }) => history,
  });

/** More than anybody teaches in a week. */
const A_WEEK = 500;

/** All of a week, the earliest first; `start` is its first day. */
export const useStaffWeekLessons = ({ staff_id, start }: { readonly staff_id: string; readonly start: Day }) =>
  useQuery({
    queryKey: keys.staffLessons('week', { staff_id, start }),
    queryFn: ({ signal }) => get('instructors/getSchedule', { staff_id, today: start, limit: A_WEEK }, signal),
    select: ({ schedule }) => schedule.filter(({ scheduled_date }) => scheduled_date < addDays(start, 7)),
    placeholderData: keepPreviousData,
  });

export const useColours = () =>
  useQuery({
    queryKey: keys.colours,
    queryFn: ({ signal }) => get('colors/index', {}, signal),
    select: ({ colors }) => colors,
    staleTime: Infinity,
  });

/** Whom lessons can name, with their colours. */
export const useActiveStaff = () =>
  useQuery({
    queryKey: keys.activeStaff,
    queryFn: ({ signal }) => get('instructors/index', { active: 1 }, signal),
    select: ({ options }) => options,
  });

/** Names and colours of staff stand in lists, pick lists and lessons. */
const shownWith: readonly QueryKey[] = [keys.staff, keys.options, keys.lessons, ['staff', 'getList']];

export const useRefreshStaff = () => {
  const client = useQueryClient();
  return () => Promise.all(shownWith.map((queryKey) => client.invalidateQueries({ queryKey })));
};

type Edit = 'instructors/update' | 'instructors/updateColor';

const useEdit = <Name extends Edit>(name: Name) => {
  const refresh = useRefreshStaff();
  return useMutation<ActionReply<Name>, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: (input) => post(name, input),
    onSettled: refresh,
  });
};
export const useEditStaff = () => useEdit('instructors/update');
export const useChooseColour = () => useEdit('instructors/updateColor');

type Linked = Reply<'xrefs/getInstructorStudents'>;
export type LinkedStudent = Linked['currentValue'][number];

/** Whom a member of the staff knows, where the barn restricts clients to staff. */
export const useLinkedStudents = (instructorId: string) =>
  useQuery({
    queryKey: keys.linkedStudents(instructorId),
    queryFn: ({ signal }) => get('xrefs/getInstructorStudents', { single_id: instructorId }, signal),
    select: ({ currentValue }) => currentValue,
  });

/** Shown at once, sent one after the other. */
export const useLinkStudents = (instructorId: string) => {
  const client = useQueryClient();
  const queryKey = keys.linkedStudents(instructorId);
  return useMutation<Linked, ApiError, readonly LinkedStudent[]>({
    mutationKey: queryKey,
    scope: { id: 'linked-students' },
    mutationFn: (students) =>
      post('xrefs/updateInstructorStudent', { single_id: instructorId, array: students.map(({ value }) => value) }),
    onMutate: async (students) => {
      await client.cancelQueries({ queryKey });
      const linked = students.toSorted((a, b) => a.label.localeCompare(b.label));
      client.setQueryData<Linked>(queryKey, { currentValue: linked, list: linked });
    },
    onSettled: () => {
      // An answer that comes while further clicks are under way would show them undone.
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
};
