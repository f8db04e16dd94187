import { absent, conflict, errorCatalogue, fieldError } from '../../../platform/errors/error-catalogue.js';
import { lessonCancelled, noPlaces } from '../../scheduling/contracts.js';

const GAVE_UP_THE_PLACE = {
  horse: 'This student has cancelled and rides no horse.',
  removal: 'This student has already cancelled; the record stays.',
} as const;

/** `what` names the cancellation, or what was given for it. */
const compensationUsed = conflict(
  (what: string) =>
    `What was given for this cancellation (${what}) has already been used, so it can no longer be changed.`,
);

export const enrollmentErrors = errorCatalogue('enrollment', {
  session_full: conflict('Session is already full'),
  session_over: conflict('No lesson of this session is to come any more.'),
  already_registered: conflict('student is already registered in this session'),
  registration_asked: conflict('The barn has been asked for this place and has not answered yet.'),
  age_unknown: conflict(
    (ages: string) =>
      `This session is for riders ${ages}, and the rider’s date of birth is not known. Please ask the barn to note it.`,
  ),
  age_outside: conflict(
    (ages: string, day: string, age: number) => `This session is for riders ${ages}; on ${day} the rider is ${age}.`,
  ),
  already_booked: conflict('Student is already booked for this lesson spot'),
  rider_elsewhere: conflict((sentence: string) => `${sentence}. Please choose another time.`),
  no_places: noPlaces,
  too_late: conflict('This lesson can no longer be booked.'),
  place_free: conflict('This lesson has a free place. Please book it.'),
  session_place_free: fieldError('series_id', conflict('This session has a free place. Please register.')),
  session_list_full: fieldError(
    'series_id',
    conflict((most: number) => `At most ${most} can wait for one session.`),
  ),
  session_places_taken: fieldError(
    'max_enrollment',
    conflict((taken: number) => `${taken} places of this session are taken. Take riders out first, or allow as many.`),
  ),
  no_place_to_offer: fieldError('series_id', conflict('No place of this session is free that is not offered already.')),
  waiting_list_full: conflict((most: number) => `At most ${most} can wait for one lesson.`),
  waits_too_often: conflict((most: number) => `A family can wait for at most ${most} lessons and sessions at once.`),
  offer_ended: conflict('This place is not held for you any more.'),
  section_not_bookable: conflict('This lesson is not open for booking.'),
  level_does_not_fit: conflict((sentence: string) => `${sentence}. Please choose another lesson, or ask the barn.`),
  horse_does_not_suit: conflict(
    (horse: string, rider: string) => `${horse} does not suit ${rider}. Please choose another horse, or ask the barn.`,
  ),
  student_inactive: conflict('This client is inactive.'),
  lesson_cancelled: lessonCancelled,
  lesson_started: conflict('This lesson has already started.'),
  place_cancelled: conflict((attempted: keyof typeof GAVE_UP_THE_PLACE | { undo: string }) =>
    typeof attempted === 'string'
      ? GAVE_UP_THE_PLACE[attempted]
      : `This lesson was cancelled (${attempted.undo}). Add the student again instead.`,
  ),
  outcome_changed: conflict('What cancelling comes to has changed since it was shown. Please read it again.'),
  fees_need_invoices: conflict(
    'A fee is put on an invoice, and this barn writes none. Turn invoices on in the settings, or leave the fee out.',
  ),
  policy_needs_terms: conflict(
    'This policy reckons by terms, and this barn has none that is still to end. Add them under Setup, Terms, first.',
  ),
  compensation_used: compensationUsed,
  refund_recorded: conflict('A refund was recorded for this cancellation, so it cannot be changed any more.'),
  invoice_settled: conflict(
    'The invoice was lowered for this cancellation and is paid, so it cannot be changed any more.',
  ),
  no_shows_over: conflict(
    'Nobody is asked about these no-shows any more: the rider has come since, or a mark was put right.',
  ),
  answer_gone: absent('This lesson is not booked any more. The schedule says what is.'),
  answer_cancelled: conflict('This lesson has been cancelled.'),
  answer_late: conflict('This lesson has begun, so it is too late to answer. Please call the barn.'),
  answers_off: conflict('This barn takes no answers by mail any more. Please sign in.'),
  tack_inactive: conflict((tackName: string) => `${tackName} is not in use any more.`),
  horse_inactive: conflict((horseName: string) => `${horseName} is not in work.`),
});
