import { useRosterWrite } from './use-roster-write';

export type AssignHorse = {
  readonly lesson_person_id: string;
  readonly horse_id: string | null;
  readonly horse_name: string | null;
};

export const useAssignHorse = () =>
  useRosterWrite<AssignHorse>({
    path: 'lesson_people/updateHorseInStudentLesson',
    row: ({ lesson_person_id }) => lesson_person_id,
    shown: ({ horse_id, horse_name }) => ({ horse_id, assigned_to: horse_name }),
  });
