/** A place is held for her in another lesson at that time; nobody is offered two of which only one can be taken. */
export const OFFERED_ELSEWHERE = 'offered_elsewhere';

/** By the code of the refusal that the booking would meet. */
const WORDS: Readonly<Record<string, string>> = {
  rider_elsewhere: 'Rides elsewhere at that time',
  [OFFERED_ELSEWHERE]: 'Has an offer for another lesson at that time',
  section_not_bookable: 'May not book this section',
  level_does_not_fit: 'Is not of the lesson’s levels',
  no_places: 'Has no makeup to use',
  age_outside: 'Is not of the session’s ages',
  age_unknown: 'Has no date of birth noted',
  student_inactive: 'Is inactive',
  forbidden: 'Families may not book this',
};

/** Why a place that was free went to somebody further down; null for who was not passed over. */
export const passedOver = (because: string | null) =>
  because === null ? null : (WORDS[because] ?? 'The booking would be refused');
