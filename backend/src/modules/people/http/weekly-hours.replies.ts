import { Count, Id, ListOf, TimeOfDay } from '../../../platform/http/fields.js';

/** As many as a week of six breaks a day has. */
const MOST_SPANS = 49;

/** On the barn's clocks. The same in questions and in answers. */
export class WeeklySpanFields {
  @Count({ min: 1, max: 7, description: 'Monday is 1' }) weekday: number;
  @TimeOfDay() start_time: string;
  @TimeOfDay() end_time: string;
}

export class WeeklyHoursQuery {
  @Id({ description: 'The member of the staff, by instructor_id' }) staff_id: string;
}

export class SetWeeklyHoursInput extends WeeklyHoursQuery {
  @ListOf(() => WeeklySpanFields, { max: MOST_SPANS, description: 'All of them; none: nobody is warned any more' })
  hours: WeeklySpanFields[];
}

export class WeeklyHoursReply {
  @ListOf(() => WeeklySpanFields, { max: MOST_SPANS, description: 'By weekday and time; none: they were never said' })
  hours: WeeklySpanFields[];
}
