import { count } from '@/data/time/words';

export const lessons = (number: number): string => count(number, 'lesson');
