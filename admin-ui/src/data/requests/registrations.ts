import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';

type Registrations = Reply<'lesson_date_time_series/getRegistrationList'>;
export type Registration = Registrations['counts'][number];
export type RegisteredStudent = Registrations['stu'][number];

export const useRegistrations = () =>
  useQuery({
    queryKey: keys.registrations,
    queryFn: ({ signal }) => get('lesson_date_time_series/getRegistrationList', {}, signal),
  });

/** What registering costs, for the family's cart. */
export type RegistrationLine = ActionReply<'addStudentToRegistration'>['item_details'][number];

type Write =
  | 'lesson_date_time_series/createRegistration'
  | 'addStudentToRegistration'
  | 'deleteStudentRegistration'
  | 'registrations/answer';

/** Sessions are lessons, so whatever shows lessons is fetched anew as well. */
const useWriteRegistration = <Name extends Write>(name: Name) => {
  const client = useQueryClient();
  return useMutation<ActionReply<Name>, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: (input) => post(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
export const useOpenRegistration = () => useWriteRegistration('lesson_date_time_series/createRegistration');
export const useRegister = () => useWriteRegistration('addStudentToRegistration');
export const useDeregister = () => useWriteRegistration('deleteStudentRegistration');
export const useAnswerRegistration = () => useWriteRegistration('registrations/answer');

/** How many riders wait for an answer; nothing where families do not register. */
export const useAskingCount = (isOn: boolean): number =>
  useQuery({
    queryKey: keys.registrationsAsking,
    queryFn: ({ signal }) => get('registrations/asking', {}, signal),
    enabled: isOn,
    refetchInterval: 120_000,
  }).data?.count ?? 0;
