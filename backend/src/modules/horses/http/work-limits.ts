import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { CalendarDay, Count, DateOnly, Id, Text } from '../../../platform/http/fields.js';
import { RowVersion } from '../../../platform/http/rest-query.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAY_LIST = {
  type: Number,
  isArray: true,
  minimum: 1,
  maximum: 7,
  description: 'Monday is 1, Sunday 7',
} as const;

const Weekdays = () =>
  applyDecorators(
    ApiPropertyOptional(WEEKDAY_LIST),
    IsOptional(),
    ArrayUnique({ message: '$property must name each day once' }),
    ArrayMaxSize(WEEKDAYS.length),
    IsIn(WEEKDAYS, { each: true, message: '$property must be a list of days, Monday 1 to Sunday 7' }),
    IsArray({ message: '$property must be a list of days, Monday 1 to Sunday 7' }),
  );

const limit = { optional: true, clearable: true } as const;
const between = (low: number, high: number, what: string) => {
  const said = `Between ${low} and ${high} ${what}`;
  return { ...limit, min: low, max: high, outside: [said, said] as const };
};

/** Empty or null takes a limit away; what is left out stays. */
export class WorkLimitsInput {
  @Id() id: string;
  @Count(between(1, 20, 'lessons')) most_lessons_a_day?: number | null;
  @Count(between(15, 1440, 'minutes')) most_minutes_a_day?: number | null;
  @Count({ ...between(1, 20, 'lessons'), description: 'Lessons with less than its rest between them' })
  most_in_a_row?: number | null;
  @Count({
    ...between(5, 600, 'minutes'),
    description: 'After that many in a row; after each lesson where it is not said how many',
  })
  rest_minutes?: number | null;
  @Weekdays() days_off?: number[];
  @CalendarDay({ ...limit, description: 'From this day on it is off work; it is already where nothing is said' })
  off_from?: string | null;
  @Text({ optional: true, nullable: true, max: 100, description: 'Why it is off work' }) off_reason?: string | null;
  @CalendarDay({ ...limit, description: 'The first day on which it works again' })
  off_until?: string | null;
  @RowVersion({ optional: true }) version?: number;
}

const none = { nullable: true } as const;

export class WorkLimitsReply {
  @Id() id: string;
  @Count(none) most_lessons_a_day: number | null;
  @Count(none) most_minutes_a_day: number | null;
  @Count(none) most_in_a_row: number | null;
  @Count(none) rest_minutes: number | null;
  @ApiProperty(WEEKDAY_LIST) days_off: number[];
  @DateOnly({ ...none, description: 'The first day on which it is off work' }) off_from: string | null;
  @DateOnly({
    ...none,
    description: 'The first day on which it works again; null with `off_from`: until further notice',
  })
  off_until: string | null;
  @Text({ ...none, max: 100 }) off_reason: string | null;
  @RowVersion() version: number;
}

export class OneWorkLimitsReply {
  @ApiProperty({ type: WorkLimitsReply }) limits: WorkLimitsReply;
}

export class HorsesOffQuery {
  @CalendarDay() date: string;
}
export class HorseOffReply {
  @Id() id: string;
  @Text() name: string;
  @Text({ description: 'off work until Thu 3 Dec (lame)' }) words: string;
}
export class HorsesOffReply {
  @ApiProperty({ type: HorseOffReply, isArray: true, description: 'Off work on that day, by name' })
  horses: HorseOffReply[];
}
