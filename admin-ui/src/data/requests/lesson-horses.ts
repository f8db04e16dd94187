import { useWrite } from './use-write';

export const useAddLessonHorse = () => useWrite('lesson_date_time_horses/create');
export const useRemoveLessonHorse = () => useWrite('lesson_date_time_horses/delete');
export const useAssignTack = () => useWrite('lesson_date_time_horses/addTackToHorse');
