export const rideElementId = (lessonId: string): string => `ride-${lessonId}`;

/** Brings the other half of a clash into view and rests the focus there. */
export const revealRide = (lessonId: string): void => {
  const element = document.getElementById(rideElementId(lessonId));
  element?.scrollIntoView({ block: 'center' });
  element?.focus();
};
