import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, ListOf, Text, TimeOfDay } from '../../../platform/http/fields.js';

export class StaffOfWeekQuery {
  @DateOnly({ optional: true, description: 'Any day of the week; today where it is missing' }) date?: string;
}

export class HoursReply {
  @TimeOfDay() start_time: string;
  @TimeOfDay() end_time: string;
}

export class OffReply {
  @TimeOfDay({ nullable: true, description: 'Null: all day' }) start_time: string | null;
  @TimeOfDay({ nullable: true }) end_time: string | null;
}

export class StaffDayReply {
  @DateOnly() date: string;
  @ListOf(() => HoursReply, { description: 'When they usually work; none: not that day, or they never said' })
  hours: HoursReply[];
  @ListOf(() => OffReply, { description: 'Approved time off' }) off: OffReply[];
  @Count({ description: 'That they teach or help in' }) lessons: number;
  @Count({ description: 'Without all-day events' }) minutes: number;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Lessons while they are off or at other hours, a sentence each',
  })
  warnings: string[];
}

export class StaffInWeekReply {
  @Id({ description: 'By instructor_id' }) id: string;
  @Id() person_id: string;
  @Text() name: string;
  @ListOf(() => StaffDayReply, { max: 7 }) days: StaffDayReply[];
  @Count() lessons: number;
  @Count() minutes: number;
}

export class StaffOfWeekReply {
  @Text() farm_name: string;
  @DateOnly() today: string;
  @DateOnly({ description: 'As the barn begins its weeks' }) week_start: string;
  @DateOnly() week_end: string;
  @ListOf(() => StaffInWeekReply) staff: StaffInWeekReply[];
}
