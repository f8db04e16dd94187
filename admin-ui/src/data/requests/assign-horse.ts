import type { Input } from '@leadline/api-client';
import { useRosterWrite } from './use-roster-write';

type Call = 'lesson_people/updateHorseInStudentLesson';

/** The horse's name goes along to be shown before the server has answered. */
export type AssignHorse = Input<Call> & { readonly horse_id: string | null; readonly horse_name: string | null };

export const useAssignHorse = () =>
  useRosterWrite<Call, AssignHorse>({
    call: 'lesson_people/updateHorseInStudentLesson',
    row: ({ lesson_person_id }) => lesson_person_id,
    mark: ({ horse_id: to, horse_name: horseName }) => ({ to, horseName }),
    shown: ({ horse_id, horse_name }) => ({ horse_id, assigned_to: horse_name }),
  });
