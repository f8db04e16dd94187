import { useQuery, type QueryKey } from '@tanstack/react-query';
import { ask, get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

export type Family = Reply<'people/getUserClients'>;
export type Member = Family['members'][number];
export type StudentDetails = Reply<'students/student'>['student'];
export type Lookalike = Reply<'people/duplicates'>['duplicates'][number];

/** A rider's level, tack, notes and date of birth. */
export const useStudent = (personId: string) =>
  useQuery({
    queryKey: keys.student(personId),
    queryFn: ({ signal }) => get('students/student', { person_id: personId }, signal),
    select: ({ student }) => student,
  });

/** What an account has not paid. */
export const useOwed = (personId: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.owed(personId),
    queryFn: ({ signal }) => get('items/owed', { person_id: personId }, signal),
    enabled,
  });

export type Described = Query<'people/duplicates'>;

/** Who may be the same as somebody about to be added. */
export const useLookalikes = (described: Described) =>
  useQuery({
    queryKey: keys.lookalikes(described),
    queryFn: ({ signal }) => get('people/duplicates', described, signal),
    select: ({ duplicates }) => duplicates,
    enabled: Object.entries(described).some(([name, value]) => name !== 'person_id' && value),
  });

/** What follows for members, logins and lessons. R030 F20 */
export const useActivationPreview = (person_id: string, whattodo: 'inactivate' | 'activate') =>
  useQuery({
    queryKey: keys.activationPreview(person_id, whattodo),
    queryFn: ({ signal }) => get('people/previewActivation', { person_id, whattodo }, signal),
    gcTime: 0,
  });

/** The same of many, in numbers; a question, whose ids are too many for an address. */
export const useActivationsPreview = (person_ids: readonly string[], whattodo: 'inactivate' | 'activate') =>
  useQuery({
    queryKey: keys.activationsPreview(person_ids, whattodo),
    queryFn: () => ask('people/previewActivations', { person_ids, whattodo }),
    gcTime: 0,
  });

/** What joins an account when another is merged into it. */
export const useMergePreview = (mergedId: string, keptId: string) =>
  useQuery({
    queryKey: keys.mergePreview(mergedId, keptId),
    queryFn: ({ signal }) => get('people/previewMerge', { merged_id: mergedId, account_person_id: keptId }, signal),
    enabled: mergedId !== '',
    gcTime: 0,
  });

/** What comes along when a rider's second record is merged into the first, or why it cannot be. */
export const useRiderMergePreview = (two: Query<'people/previewRiderMerge'>) =>
  useQuery({
    queryKey: keys.riderMergePreview(two),
    queryFn: ({ signal }) => get('people/previewRiderMerge', two, signal),
    enabled: two.merged_student_id !== '',
    gcTime: 0,
  });

/** Who goes with somebody who is erased, what goes and stays, and what is to be done first. */
export const useErasurePreview = (person_id: string) =>
  useQuery({
    queryKey: keys.erasurePreview(person_id),
    queryFn: ({ signal }) => get('people/previewErasure', { person_id }, signal),
    gcTime: 0,
  });

/** Names, states and contact details of people stand in lists, homes and pick lists. */
const shownWith: readonly QueryKey[] = [
  keys.lessons,
  keys.staff,
  keys.options,
  keys.userAccounts,
  ...['students', 'accounts', 'staff'].map((list) => [list, 'getList']),
];

type PeopleAction =
  | 'people/editName'
  | 'people/addNewDependant'
  | 'people/createNewContact'
  | 'people/updateActivations'
  | 'people/mergeAccounts'
  | 'people/mergeRiders'
  | 'people/erase'
  | 'students/update';

const usePeopleAction = <Name extends PeopleAction>(name: Name) => useAction(name, shownWith);
export const useEditName = () => usePeopleAction('people/editName');
export const useAddMember = () => usePeopleAction('people/addNewDependant');
export const useEditContact = () => usePeopleAction('people/createNewContact');
export const useSetManyActive = () => usePeopleAction('people/updateActivations');
export const useMergeAccounts = () => usePeopleAction('people/mergeAccounts');
export const useMergeRiders = () => usePeopleAction('people/mergeRiders');
export const useErase = () => usePeopleAction('people/erase');
export const useUpdateStudent = () => usePeopleAction('students/update');
