import { ApiProperty } from '@nestjs/swagger';
import {
  Count,
  DateOnly,
  Dates,
  Flag,
  Id,
  Money,
  OneOf,
  Text,
  TimeOfDay,
  WallClock,
} from '../../../platform/http/fields.js';
import { WarningReply } from '../../enrollment/contracts.js';

export class RegistrationReply {
  @Id({ description: 'The series' }) id: string;
  @Text() title: string;
  @Text({ nullable: true }) description: string | null;
  @Text() section_name: string;
  @Text() product_name: string;
  @Id() product_id: string;
  @Money({ description: 'Of the package, without tax' }) product_price: number;
  @Flag({ description: '1: that is the lowest price; the barn says what it costs' }) price_from: number;
  @Count({ description: 'Lessons in the package' }) start_count: number;
  @Flag() is_tracked: number;
  @Text({ nullable: true }) what_to_bring: string | null;
  @Count({ nullable: true, description: 'Whole years on the first day; null without a bound' }) age_from: number | null;
  @Count({ nullable: true }) age_to: number | null;
  @Text({ nullable: true, description: 'from 8 to 12 years' }) ages: string | null;
  @Flag({ description: '1: whom a family registers waits for staff’s answer' }) needs_approval: number;
  @Count({ description: 'Of its lessons that take place' }) lessons: number;
  @Count({ description: 'Of these, still to come' }) lessons_left: number;
  @Money({ description: 'For whoever registers now: in proportion to the lessons that are left; without tax' })
  price_now: number;
  @WallClock({ description: 'Of the first lesson' }) starttime: string;
  @WallClock({ description: 'End of the last lesson' }) endtime: string;
  @Text({ description: 'Tue 16:00' }) start_time_day: string;
  @Text() end_time_day: string;
  @DateOnly() first_date: string;
  @DateOnly() last_date: string;
  @Dates({ description: 'Of its lessons that take place, each once' }) dates: string[];
  @Text({ description: 'Every Tuesday 16:00 until 15 Dec 2026' }) repeatDesc: string;
  @Count({ nullable: true, description: 'null without a limit' }) max_enrollment: number | null;
  @Count({ description: 'Places that are held: by registered students and by those who wait for an answer' })
  cnt: number;
  @Count({ description: 'Of these, waiting for staff’s answer' }) asking: number;
  @Count({ description: 'Free places that are kept for riders who have not registered yet' }) held: number;
  @Count({ description: 'On the waiting list, those for whom a place is kept among them' }) waiting: number;
  @Count({ nullable: true, description: 'Places left; null without a limit' }) available: number | null;
}

export class RegisteredStudentReply {
  @Id() lesson_date_time_series_id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() person_name: string;
  @OneOf(['registered', 'asked'], { description: 'asked: holds a place and waits for staff’s answer' }) state: string;
  @Flag({
    description: '1: its package was bought for the rider since, costs nothing, or is not due before the answer',
  })
  billed: number;
  @Money({ description: 'What the rider pays: less for whoever joined late; without tax' }) price: number;
  @Count({ description: 'Lessons in the rider’s package' }) start_count: number;
}

/** Who has a place kept in a session, or waits for one: of families their own riders alone. */
export class SessionWaitingReply {
  @Id() lesson_date_time_series_id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() person_name: string;
  @Count({ description: 'On the list; 1 is the first' }) place: number;
  @Text({ nullable: true, description: 'A place is kept until this instant, ISO 8601 in UTC' })
  offered_until: string | null;
  @Text({ nullable: true, description: 'Why a place that was free went to somebody else' }) passed_over: string | null;
}

/** A rider of the family who is not of a session's ages. */
export class NotForRiderReply {
  @Id() lesson_date_time_series_id: string;
  @Id() student_id: string;
  @Text() reason: string;
}

export class RegistrationsReply {
  @ApiProperty({ type: RegistrationReply, isArray: true }) counts: RegistrationReply[];
  @ApiProperty({ type: RegisteredStudentReply, isArray: true }) stu: RegisteredStudentReply[];
  @ApiProperty({ type: SessionWaitingReply, isArray: true, description: 'The first first' })
  waiting: SessionWaitingReply[];
  @ApiProperty({ type: NotForRiderReply, isArray: true, description: 'To families' }) not_for: NotForRiderReply[];
}

class LateLessonReply {
  @DateOnly() scheduled_date: string;
  @Text({ description: 'What becomes of it' }) sentence: string;
}

export class LeavingReply {
  @Count({ description: 'Lessons that are given up, and what pays for them is free again' }) free: number;
  @ApiProperty({ type: LateLessonReply, isArray: true, description: 'Those inside the notice' })
  late: LateLessonReply[];
  @Text({ description: 'To send along when it is done: another result by now is refused' }) outcome_key: string;
}

export class AskingReply {
  @Count({ description: 'Riders who wait for an answer' }) count: number;
}

/** The package of a session, as a line of the family's cart. */
export class RegistrationLineReply {
  @Id() product_id: string;
  @Text() product_name: string;
  @Money() product_price: number;
  @Flag({ description: '1: that is the lowest price, and staff say what the line costs' }) price_from: number;
  @Count() start_count: number;
  @Flag() is_tracked: number;
  @Id() student_id: string;
  @Text() student_name: string;
  @Id({ description: 'Of the rider' }) person_id: string;
  @Text({ description: 'The session that it is for' }) registration_title: string;
}

export class ChangedRegistrationReply extends RegistrationsReply {
  @ApiProperty({ type: RegistrationLineReply, isArray: true, description: 'What is to be paid, for the cart' })
  item_details: RegistrationLineReply[];
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}

export class OpenedRegistrationReply {
  @ApiProperty({ type: RegistrationReply }) series: RegistrationReply;
}

class LeftOutReply {
  @DateOnly() date: string;
  @Text({ description: 'What the barn is closed for' }) name: string;
}

class SeasonRiderReply {
  @Id() student_id: string;
  @Text() name: string;
  @Text({ nullable: true, description: 'Why the rider gets no place in it; null for who does' }) because: string | null;
}

export class NextSeasonPreviewReply {
  @Dates() dates: string[];
  @ApiProperty({ type: LeftOutReply, isArray: true, description: 'Closed days on which there is no lesson' })
  left_out: LeftOutReply[];
  @TimeOfDay() start_time: string;
  @TimeOfDay() end_time: string;
  @Count({ nullable: true, description: 'null without a limit' }) max_enrollment: number | null;
  @ApiProperty({ type: SeasonRiderReply, isArray: true }) riders: SeasonRiderReply[];
  @Count({ description: 'Places that are taken or kept' }) places: number;
  @Count({ description: 'One to each family' }) mails: number;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Of instructor and place, who or which are wanted elsewhere then',
  })
  warnings: string[];
}
