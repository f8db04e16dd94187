import { ApiProperty } from '@nestjs/swagger';
import { CodeOf, Count, DateOnly, Flag, Id, OneOf, Text, TimeOfDay, WallClock } from '../../../platform/http/fields.js';
import { CoverageReply } from '../../billing/contracts.js';
import { FILLINGS, STATUS_NAMES, WarningReply, type Filling, type StatusCode } from '../../enrollment/contracts.js';

const NULLABLE = { nullable: true } as const;

/** `id` and `lesson_date_time_id` are the same. G04 */
export class LessonReply {
  @Id() id: string;
  @Id() lesson_date_time_id: string;
  @Count() version: number;
  @Text() title: string;
  @Text() lesson_name: string;
  @Text() name: string;
  @Text({ description: 'Title, day and time in one line' }) lessonString: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @DateOnly() scheduled_end_date: string;
  @TimeOfDay() scheduled_endtime: string;
  @WallClock() start: string;
  @WallClock() end: string;
  @Text({ description: 'The instant, ISO 8601 in UTC' }) starts_at: string;
  @Text() ends_at: string;
  @Count({ description: 'Minutes on the wall clock' }) duration: number;
  @Flag() is_allday: number;
  @Flag() is_recuring: number;
  @Text(NULLABLE) repeatDesc: string | null;
  @Count({ ...NULLABLE, description: 'Every so many periods' }) frequency: number | null;
  @OneOf(['days', 'weeks'], NULLABLE) period: string | null;
  @DateOnly({ ...NULLABLE, description: 'Day of the last lesson of the series' }) repeatEnd: string | null;
  @Id(NULLABLE) lesson_date_time_series_id: string | null;
  @Id() section_id: string;
  @Text() section_name: string;
  @Flag({ description: 'Riders come with horses of their own, as its section says' }) own_horse: number;
  @Id({ ...NULLABLE, description: 'What a single lesson of the section is sold as' }) product_id: string | null;
  @Id() program_id: string;
  @Text() program_name: string;
  @Id() program_type_id: string;
  @Id() location_id: string;
  @Text() location_name: string;
  @Id(NULLABLE) instructor_id: string | null;
  @Text(NULLABLE) instructor_name: string | null;
  @Text(NULLABLE) color_code: string | null;
  @Text(NULLABLE) lesson_notes: string | null;
  @Flag() lesson_is_cancelled: number;
  @Text() lesson_status_code: string;
  @Text(NULLABLE) barn_cancel_makeup_action: string | null;
  @Text(NULLABLE) barn_cancel_reason: string | null;
  @Count(NULLABLE) max_enrollment: number | null;
  @Count(NULLABLE) max: number | null;
  @Count({ description: 'Places taken' }) cnt: number;
  @Count({ ...NULLABLE, description: 'Places that are free and held for nobody; null without a limit' }) available:
    | number
    | null;
  @Count({ description: 'Riders on its waiting list' }) waiting: number;
  @Text() studentString: string;
  @Text() horseString: string;
}

/** A student's place in a lesson; cancelled places are included. */
export class LessonStudentReply {
  @Id() id: string;
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @Id(NULLABLE) student_id: string | null;
  @Id(NULLABLE) person_id: string | null;
  @Text() name: string;
  @Text({ ...NULLABLE, description: 'The level that the rider has' }) level_name: string | null;
  @Id(NULLABLE) horse_id: string | null;
  @Text({ ...NULLABLE, description: 'Name of the horse' }) assigned_to: string | null;
  @Flag({ ...NULLABLE, description: 'The horse is the own one of the rider’s account' }) on_own_horse: number | null;
  @Id({ ...NULLABLE, description: 'The package that covers the place' }) item_id: string | null;
  @Text(NULLABLE) product_name: string | null;
  @Text({ ...NULLABLE, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @CodeOf('EnrollmentStatus', STATUS_NAMES, NULLABLE) enrollment_status_code: StatusCode | null;
  @Text(NULLABLE) enrollment_status_name: string | null;
  @OneOf(FILLINGS, {
    ...NULLABLE,
    description: 'Whether the cancellation waits for its place to be filled again, or did',
  })
  filling: Filling | null;
  @Text(NULLABLE) code: string | null;
  @Flag(NULLABLE) paid: number | null;
  @Flag({ ...NULLABLE, description: 'The family has confirmed that the rider comes' }) confirmed: number | null;
  @Flag() student_is_cancelled: number;
  @Id(NULLABLE) makeup_lesson_id: string | null;
  @Text(NULLABLE) cancellation_note: string | null;
}

export class LessonHorseReply {
  @Id() id: string;
  @Id() lesson_date_time_horse_id: string;
  @Id() lesson_date_time_id: string;
  @Id() horse_id: string;
  @Text() name: string;
  @Id(NULLABLE) tack_id: string | null;
  @Text(NULLABLE) tack_name: string | null;
}

export class LessonTaskReply {
  @Id() id: string;
  @Id() lesson_date_time_id: string;
  @Id() task_id: string;
  @Text() task_name: string;
  @Id() instructor_id: string;
  @Text() instructor_name: string;
}

export class CoveringPackageReply extends CoverageReply {
  @Id() item_id: string;
  @Id() student_id: string;
  @Text({ description: 'First name of whom it was bought for' }) owner_name: string;
  @Text() product_name: string;
  @Count({ ...NULLABLE, description: 'Null where lessons are not counted' }) remain: number | null;
  @Count({ description: '0 where lessons are not counted' }) start_count: number;
  @Count({ ...NULLABLE, description: 'Where coverage is weekly: left of the week in which the lesson is' })
  left_that_week: number | null;
  @DateOnly(NULLABLE) package_expiry_date: string | null;
  @DateOnly({ ...NULLABLE, description: 'Day of the last lesson that is booked on it' }) last_lesson_date:
    | string
    | null;
}

export class CoverReply extends CoverageReply {
  @Id() item_id: string;
  @Text() product_name: string;
  @Text({ ...NULLABLE, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @Count({ ...NULLABLE, description: 'Null where lessons are not counted' }) remain: number | null;
  @Count({ description: '0 where lessons are not counted' }) start_count: number;
  @Count({ ...NULLABLE, description: 'Where coverage is weekly: left of the week in which the lesson is' })
  left_that_week: number | null;
}

export class LevelFitReply {
  @OneOf(['missing', 'does_not_fit']) verdict: 'missing' | 'does_not_fit';
  @Text({ description: 'One sentence' }) reason: string;
  @Flag({ description: '1: the family cannot book it; 0: it is told, and decides' }) binds: number;
}

export class BookableLessonReply extends LessonReply {
  @ApiProperty({
    type: LevelFitReply,
    nullable: true,
    description: 'With one student_id: why its levels do not suit the rider; null where they do',
  })
  fit: LevelFitReply | null;
  @ApiProperty({
    type: CoverReply,
    nullable: true,
    description: 'With one student_id: what will pay for it; null when nothing does',
  })
  covered_by: CoverReply | null;
  @Count({
    nullable: true,
    description:
      'For families, where it begins inside the barn’s notice: that notice in hours. Cancelling does not bring it back',
  })
  notice_passed: number | null;
  @Flag({ description: 'There is no place: a rider can wait for one' }) is_full: number;
  @Count({
    nullable: true,
    description: 'With one student_id: where the rider stands on the waiting list; 1 is the first',
  })
  waiting_place: number | null;
}

class LessonListsReply {
  @ApiProperty({ type: LessonReply, isArray: true }) lessons: LessonReply[];
  @ApiProperty({ type: LessonStudentReply, isArray: true }) LessonStudents: LessonStudentReply[];
  @ApiProperty({ type: LessonHorseReply, isArray: true }) LessonHorses: LessonHorseReply[];
  @ApiProperty({ type: LessonTaskReply, isArray: true }) tasks: LessonTaskReply[];
}

export class LessonsReply extends LessonListsReply {
  @ApiProperty({ type: BookableLessonReply, isArray: true, description: 'With view=booking: what can be booked' })
  events: BookableLessonReply[];
  @Count({ description: 'Hours between now and the first lesson a family can book' }) buffer: number;
  @ApiProperty({ type: CoveringPackageReply, isArray: true, required: false, description: 'With dbday' })
  packages?: CoveringPackageReply[];
}

export class DeletedLessonsReply {
  @ApiProperty({ type: String, isArray: true, format: 'uuid', description: 'The events that are gone' })
  lessonIds: string[];
}

export class LessonWarningsReply {
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}

export class ChangedLessonsReply extends LessonListsReply {
  @ApiProperty({ type: LessonReply }) lesson: LessonReply;
  @ApiProperty({ type: WarningReply, isArray: true }) warnings: WarningReply[];
}
