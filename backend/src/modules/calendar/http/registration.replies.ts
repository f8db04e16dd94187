import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Dates, Flag, Id, Money, Text, WallClock } from '../../../platform/http/fields.js';
import { WarningReply } from '../../enrollment/contracts.js';

export class RegistrationReply {
  @Id({ description: 'The series' }) id: string;
  @Text() title: string;
  @Text({ nullable: true }) description: string | null;
  @Text() section_name: string;
  @Text() product_name: string;
  @Id() product_id: string;
  @Money({ description: 'Of the package, without tax' }) product_price: number;
  @Count({ description: 'Lessons in the package' }) start_count: number;
  @Flag() is_tracked: number;
  @WallClock({ description: 'Of the first lesson' }) starttime: string;
  @WallClock({ description: 'End of the last lesson' }) endtime: string;
  @Text({ description: 'Tue 16:00' }) start_time_day: string;
  @Text() end_time_day: string;
  @DateOnly() first_date: string;
  @DateOnly() last_date: string;
  @Dates({ description: 'Of its lessons that take place, each once' }) dates: string[];
  @Text({ description: 'Every Tuesday 16:00 until 15 Dec 2026' }) repeatDesc: string;
  @Count({ nullable: true, description: 'null without a limit' }) max_enrollment: number | null;
  @Count({ description: 'Registered students' }) cnt: number;
  @Count({ nullable: true, description: 'Places left; null without a limit' }) available: number | null;
}

export class RegisteredStudentReply {
  @Id() lesson_date_time_series_id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() person_name: string;
  @Flag({ description: '1: its package was bought for the rider since, or costs nothing' }) billed: number;
}

export class RegistrationsReply {
  @ApiProperty({ type: RegistrationReply, isArray: true }) counts: RegistrationReply[];
  @ApiProperty({ type: RegisteredStudentReply, isArray: true }) stu: RegisteredStudentReply[];
}

/** The package of a session, as a line of the family's cart. */
export class RegistrationLineReply {
  @Id() product_id: string;
  @Text() product_name: string;
  @Money() product_price: number;
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
