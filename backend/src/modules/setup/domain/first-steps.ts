/** What an empty barn needs until its first lesson stands on the calendar, in the order in which one leads to the next. */
export const firstSteps = [
  'barn',
  'location',
  'program',
  'staff',
  'section',
  'horse',
  'package',
  'family',
  'lesson',
] as const;

export type FirstStep = (typeof firstSteps)[number];
