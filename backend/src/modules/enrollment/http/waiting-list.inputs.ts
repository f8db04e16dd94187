import { Count, Flag, Id } from '../../../platform/http/fields.js';
import { MOST_WAITING } from '../domain/decide-joining.js';

export class WaitingLessonQuery {
  @Id() lesson_date_time_id: string;
}

export class WaitingRiderInput extends WaitingLessonQuery {
  @Id() student_id: string;
}

export class JoinWaitingInput extends WaitingRiderInput {
  @Flag({ optional: true, description: 'Take a place that comes free at once, without an offer' }) auto_enrol?: number;
  @Flag({ optional: true, description: 'Book with a makeup' }) use_makeup?: number;
}

export class OrderWaitingInput extends WaitingRiderInput {
  @Count({ min: 1, max: MOST_WAITING, description: 'The new place on the list; 1 is the first' }) place: number;
}
