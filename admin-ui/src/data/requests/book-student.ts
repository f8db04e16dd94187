import { useWrite } from './use-write';

export const useBookStudent = () => useWrite('lesson_people/addStudentToLesson');
