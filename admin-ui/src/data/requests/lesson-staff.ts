import { useWrite } from './use-write';

export const useAddLessonStaff = () => useWrite('lesson_staffs/create');
export const useRemoveLessonStaff = () => useWrite('lesson_staffs/delete');
