import { useWrite } from './use-write';

export const useCancelStudent = () => useWrite('lesson_people/cancelStudent');
