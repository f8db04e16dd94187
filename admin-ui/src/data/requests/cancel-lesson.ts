import { useWrite } from './use-write';

export const useCancelLesson = () => useWrite('lessons/cancel');
