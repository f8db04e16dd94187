import { isRiding, riders, type DrawnRide } from './roster';

const horsesOf = ({ students, horses }: DrawnRide): string[] => [
  ...new Set([
    ...horses.map(({ horse_id }) => horse_id),
    ...students.filter(isRiding).flatMap(({ horse_id }) => horse_id ?? []),
  ]),
];

/** Everybody and everything in a lesson, for asking who of them is wanted elsewhere. */
export const busyIn = (ride: DrawnRide) => ({
  section_id: ride.lesson.section_id,
  instructor_id: ride.lesson.instructor_id,
  location_id: ride.lesson.location_id,
  horseIds: horsesOf(ride),
  riderIds: riders(ride).flatMap(({ student_id }) => student_id ?? []),
  staffIds: ride.tasks.map(({ instructor_id }) => instructor_id),
});
