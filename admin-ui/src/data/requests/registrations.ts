import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { get, type ActionReply, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useAction } from './use-action';

type Registrations = Reply<'lesson_date_time_series/getRegistrationList'>;
export type Registration = Registrations['counts'][number];
export type RegisteredStudent = Registrations['stu'][number];
export type SessionWaiting = Registrations['waiting'][number];

export const useRegistrations = (isAsked = true) =>
  useQuery({
    enabled: isAsked,
    queryKey: keys.registrations,
    queryFn: ({ signal }) => get('lesson_date_time_series/getRegistrationList', {}, signal),
  });

export type SessionRoster = Reply<'registrations/roster'>;
export type RosterRider = SessionRoster['riders'][number];

/** Who holds a place in a session, with what whoever teaches it takes along. */
export const useSessionRoster = (seriesId: string) =>
  useQuery({
    queryKey: keys.sessionRoster(seriesId),
    queryFn: ({ signal }) => get('registrations/roster', { series_id: seriesId }, signal),
  });

export type SessionAttendance = Reply<'registrations/attendance'>;
export type AttendanceRider = SessionAttendance['riders'][number];
export type AttendanceLesson = SessionAttendance['lessons'][number];
export type AttendancePlace = AttendanceRider['places'][number];

/** Who was in which lesson of a session; without a page the one with the next lesson. */
export const useSessionAttendance = (seriesId: string, page?: number) => {
  const asked = { series_id: seriesId, ...(page && { page }) };
  return useQuery({
    queryKey: keys.sessionAttendance(asked),
    queryFn: ({ signal }) => get('registrations/attendance', asked, signal),
    placeholderData: keepPreviousData,
  });
};

/** What registering costs, for the family's cart. */
export type RegistrationLine = ActionReply<'addStudentToRegistration'>['item_details'][number];

type Write =
  | 'lesson_date_time_series/createRegistration'
  | 'addStudentToRegistration'
  | 'deleteStudentRegistration'
  | 'registrations/answer'
  | 'registrations/nextSeason'
  | 'registrations/giveUp'
  | 'registrations/wait'
  | 'registrations/orderWaiting'
  | 'registrations/offerPlace'
  | 'registrations/setPlaces';

/** Sessions are lessons, so whatever shows lessons is fetched anew as well. */
const useWriteRegistration = <Name extends Write>(name: Name) => useAction(name, [keys.lessons]);
export const useOpenRegistration = () => useWriteRegistration('lesson_date_time_series/createRegistration');
export const useRegister = () => useWriteRegistration('addStudentToRegistration');
export const useDeregister = () => useWriteRegistration('deleteStudentRegistration');
export const useAnswerRegistration = () => useWriteRegistration('registrations/answer');
export const useBeginSeason = () => useWriteRegistration('registrations/nextSeason');
export const useGiveUp = () => useWriteRegistration('registrations/giveUp');
export const useWaitFor = () => useWriteRegistration('registrations/wait');
export const useOrderWaiters = () => useWriteRegistration('registrations/orderWaiting');
export const useSetPlaces = () => useWriteRegistration('registrations/setPlaces');
export const useOfferPlace = () => useWriteRegistration('registrations/offerPlace');

export type SeasonPlan = Input<'registrations/nextSeason'>;
export type SeasonPreview = Reply<'registrations/previewNextSeason'>;

/** What a next season comes to; nothing is asked before it can be answered. */
export const useSeasonPreview = (plan: SeasonPlan | null) =>
  useQuery({
    queryKey: keys.nextSeason(plan),
    queryFn: plan ? ({ signal }) => get('registrations/previewNextSeason', plan, signal) : skipToken,
    placeholderData: keepPreviousData,
  });

/** How many riders wait for an answer; nothing where families do not register. */
export const useAskingCount = (isOn: boolean): number =>
  useQuery({
    queryKey: keys.registrationsAsking,
    queryFn: ({ signal }) => get('registrations/asking', {}, signal),
    enabled: isOn,
    refetchInterval: 120_000,
  }).data?.count ?? 0;
