import { ApiProperty } from '@nestjs/swagger';
import {
  CodeOf,
  Count,
  DateOnly,
  Flag,
  Id,
  ListOf,
  Money,
  OneOf,
  Text,
  TimeOfDay,
} from '../../../platform/http/fields.js';
import { COUNTED_AS, type CountedAs } from '../domain/roster-cancellation-summary.js';
import { FILLINGS, STATUS_NAMES, type Filling, type StatusCode } from '../domain/status.js';
import type { Compensation, UnitOutcome } from '../events.js';
import { WarningReply } from './warning-reply.js';

const UNITS: UnitOutcome[] = ['released', 'used', 'none'];
const COMPENSATIONS: Compensation[] = [
  'none',
  'makeup',
  'single_lesson',
  'credit',
  'refund',
  'lower_invoice',
  'restore_makeup',
];

const FILLING = { nullable: true, description: 'Whether it waits for its place to be filled again, or did' };

export class LessonPersonReply {
  @Id() id: string;
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @Id({ nullable: true }) horse_id: string | null;
  @Text({ nullable: true, description: 'Name of the horse' }) assigned_to: string | null;
  @Id({ nullable: true, description: 'The package that covers the place' }) item_id: string | null;
  @Text({ nullable: true }) product_name: string | null;
  @Text({ nullable: true, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @CodeOf('EnrollmentStatus', STATUS_NAMES) enrollment_status_code: StatusCode;
  @Text() enrollment_status_name: string;
  @OneOf(FILLINGS, FILLING) filling: Filling | null;
  @Text() code: string;
  @Flag() paid: number;
  @Flag({ description: 'The family has confirmed that the rider comes' }) confirmed: number;
  @Flag() student_is_cancelled: number;
  @Id({ nullable: true, description: 'The missed lesson student this one makes up for' }) makeup_lesson_id:
    | string
    | null;
  @Text({ nullable: true }) cancellation_note: string | null;
}

export class ClientLessonReply {
  @Id() id: string;
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @Text() title: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @DateOnly() scheduled_end_date: string;
  @TimeOfDay() scheduled_endtime: string;
  @Text({ description: 'The instant, ISO 8601' }) starts_at: string;
  @Count({ description: 'Minutes' }) duration: number;
  @Flag() is_allday: number;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text() location_name: string;
  @Text({ nullable: true }) horse_name: string | null;
  @Id({ nullable: true }) item_id: string | null;
  @Text({ nullable: true }) product_name: string | null;
  @Text({ nullable: true, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @CodeOf('EnrollmentStatus', STATUS_NAMES) enrollment_status_code: StatusCode;
  @Text() enrollment_status_name: string;
  @Flag() student_is_cancelled: number;
  @Flag() lesson_is_cancelled: number;
  @OneOf(['Student Cancel', 'Barn Cancel'], { nullable: true }) cancel_label: 'Student Cancel' | 'Barn Cancel' | null;
  @Text({ nullable: true }) cancellation_note: string | null;
  @DateOnly({ nullable: true, description: 'This is a makeup lesson from that day' }) makeup_from_date: string | null;
  @Text({ nullable: true }) lesson_notes: string | null;
  @Text({ nullable: true }) color_code: string | null;
  @Flag() can_cancel: number;
}

export class MakeupReply {
  @Id() id: string;
  @Id() product_id: string;
  @Id() student_id: string;
  @DateOnly() purchase_date: string;
  @DateOnly() package_start_date: string;
  @DateOnly() package_expiry_date: string;
  @DateOnly({ nullable: true, description: 'Day of the missed lesson' }) scheduled_date: string | null;
  @Text({ nullable: true, description: 'The missed lesson' }) name: string | null;
  @Id({ nullable: true, description: 'The missed lesson student' }) makeup_lesson_id: string | null;
}

export class MakeupsReply {
  @ApiProperty({ type: MakeupReply, isArray: true }) makeups: MakeupReply[];
}

export class ClientLessonsReply extends MakeupsReply {
  @ApiProperty({ type: ClientLessonReply, isArray: true }) data: ClientLessonReply[];
  @Count() size: number;
}

export class OneLessonPersonReply {
  @ApiProperty({ type: LessonPersonReply }) lessonPerson: LessonPersonReply;
}

export class LessonPeopleReply extends OneLessonPersonReply {
  @ApiProperty({ type: LessonPersonReply, isArray: true }) LessonStudents: LessonPersonReply[];
}

export class EnrolledReply extends LessonPeopleReply {
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}

export class BookedReply extends OneLessonPersonReply {
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
  @OneOf(['booked']) result: 'booked';
}

export class PublicBookedReply {
  @OneOf(['added to lesson']) result: 'added to lesson';
}

export class HorseAssignedReply extends OneLessonPersonReply {
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}

export const LAST_STUDENT = 'That was the last student';

export class RemovedReply {
  @ApiProperty({ type: String, isArray: true, format: 'uuid' }) lessonPersonIds: string[];
  @OneOf([LAST_STUDENT], { nullable: true }) alert: typeof LAST_STUDENT | null;
}

export class CancelledReply {
  @ApiProperty({ type: LessonPersonReply, isArray: true }) toreturnForCalendar: LessonPersonReply[];
  @ApiProperty({ type: String, isArray: true, format: 'uuid' }) lessonIds: string[];
  @ApiProperty({ type: ClientLessonReply, isArray: true }) lessonpeopletoreturn: ClientLessonReply[];
}

export class CancelPreviewReply {
  @Flag() allowed: number;
  @Text({ nullable: true, description: 'Why not' }) reason: string | null;
  @CodeOf('EnrollmentStatus', STATUS_NAMES) code: StatusCode;
  @Text() code_name: string;
  @Flag() inside_notice: number;
  @Count() notice_hours: number;
  @OneOf(UNITS) unit: UnitOutcome;
  @OneOf(COMPENSATIONS) compensation: Compensation;
  @Text({ description: 'The consequence in plain words' }) sentence: string;
  @Text({ nullable: true }) product_name: string | null;
  @Count({ nullable: true }) remain_after: number | null;
  @DateOnly({ nullable: true }) makeup_expiry_date: string | null;
  @Text({ nullable: true, description: 'The barn’s own policy for this lesson, in words; null where it has none' })
  policy_sentence: string | null;
  @Text({ nullable: true, description: 'What the policy says of the barn’s reason; null where it says nothing' })
  called_off_sentence: string | null;
  @Flag({ description: 'Decided by the barn’s own policy' }) is_by_policy: number;
  @Money({ description: 'Charged besides, on an invoice' }) late_fee: number;
  @Flag({ description: 'Nothing is given until somebody takes the place before the lesson begins' })
  waits_for_filling: number;
  @Text({ description: 'To send along when it is done: another result by now is refused' }) outcome_key: string;
}

export class RiderPreviewReply {
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @Id() student_id: string;
  @Text() name: string;
  @CodeOf('EnrollmentStatus', STATUS_NAMES) code: StatusCode;
  @Text() code_name: string;
  @OneOf(UNITS) unit: UnitOutcome;
  @OneOf(COMPENSATIONS) compensation: Compensation;
  @OneOf(Object.values(COUNTED_AS), { description: 'In which of the counts' }) counted_as: CountedAs;
  @Text({ description: 'The consequence in plain words' }) sentence: string;
  @Text({ nullable: true }) product_name: string | null;
  @DateOnly({ nullable: true, description: 'Until when what the rider gets may be used' }) makeup_expiry_date:
    | string
    | null;
}

export class SaidByPolicyReply {
  @Id({ nullable: true, description: 'Null: of lessons whose policy says nothing' }) policy_id: string | null;
  @Count({ description: '0 where no policy says anything' }) version: number;
  @Count({ description: 'How many of the lessons it is for' }) lessons: number;
  @Text() sentence: string;
}

/** Every rider of every lesson counts in exactly one of the counts from `get_back` on. */
export class LessonPreviewReply {
  @Flag() allowed: number;
  @Text({ nullable: true, description: 'Why not' }) reason: string | null;
  @CodeOf('EnrollmentStatus', STATUS_NAMES) code: StatusCode;
  @Text() code_name: string;
  @Count({ description: 'Lessons that would be cancelled' }) lessons: number;
  @Count({ description: 'Riders who still have a place in them, once for each lesson' }) riders: number;
  @Count({ description: 'Lesson goes back on the package' }) get_back: number;
  @Count({ description: 'Get a makeup' }) makeups: number;
  @Count({ description: 'Can use their makeup again' }) makeups_restored: number;
  @Count({ description: 'Get a single-lesson package' }) single_lessons: number;
  @Count({ description: 'Get a credit' }) credits: number;
  @Count({ description: 'Get the price refunded' }) refunds: number;
  @Count({ description: 'Owe less on their unpaid invoice' }) invoices_lowered: number;
  @Count({ description: 'Get nothing' }) nothing: number;
  @Text({ description: 'All of it in plain words' }) sentence: string;
  /** Empty where no policy of these lessons says anything of the reason. */
  @ListOf(() => SaidByPolicyReply, { description: 'What the policies say of the reason' })
  by_policy: SaidByPolicyReply[];
  @ApiProperty({
    type: RiderPreviewReply,
    isArray: true,
    description: 'Of those who get the same, the first hundred',
  })
  students: RiderPreviewReply[];
}

export class CompletedReply {
  @ApiProperty({ type: Object, isArray: true, description: 'The lesson as lessons/index returns it' })
  lessons: object[];
  @ApiProperty({ type: LessonPersonReply, isArray: true }) LessonStudents: LessonPersonReply[];
}
