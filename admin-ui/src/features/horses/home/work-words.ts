import { count } from '@/data/time/words';

export const lessons = (number: number): string => count(number, 'lesson');

/** 1 h 30 min */
export const hours = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, (minutes % 60 > 0 || minutes === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
