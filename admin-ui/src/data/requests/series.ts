import { useWrite } from './use-write';

export const useDuplicateLesson = () => useWrite('lessons/duplicate');
export const useMakeRecurring = () => useWrite('lessons/changeExistingToRecurring');
export const useExtendSeries = () => useWrite('lessons/extendRecurring');
