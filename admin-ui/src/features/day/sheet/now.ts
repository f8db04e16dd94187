import { riders, type Ride } from '@/data/day/roster';

export const isOver = ({ lesson }: Ride, now: number): boolean => Date.parse(lesson.ends_at) <= now;

/** The lesson that runs or comes next; a whole day's event only if there is nothing else. */
export const currentOf = (rides: readonly Ride[], now: number): Ride | undefined => {
  const ahead = rides.filter((ride) => ride.lesson.lesson_is_cancelled !== 1 && !isOver(ride, now));
  return ahead.find(({ lesson }) => !lesson.is_allday) ?? ahead[0];
};

/** Taught by them, or with their help. */
export const isOwnOf = ({ lesson, tasks }: Ride, instructorId: string): boolean =>
  lesson.instructor_id === instructorId || tasks.some((task) => task.instructor_id === instructorId);

/** What is left to do in a lesson that is over. */
export const pastWords = (ride: Ride): string => {
  if (ride.lesson.lesson_is_cancelled === 1) return 'Cancelled';
  const open = riders(ride).filter(({ enrollment_status_code: code }) => code === 'SCH').length;
  return open > 0 ? `${open} not marked` : 'Completed';
};
