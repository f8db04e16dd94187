import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { WarningReply } from '../../enrollment/contracts.js';
import { LessonTimeInput } from './lessons.inputs.js';

const NULLABLE = { nullable: true } as const;

export class HorseChoicesQuery extends LessonTimeInput {
  @Id({ optional: true, description: 'The lesson; none for a new one, which needs start and end' }) id?: string;
  @Flag({ optional: true }) is_allday?: number;
  @Id({ optional: true, description: 'Who is to ride: with it, whether each suits the rider' }) student_id?: string;
}

class HorseWorkOfDay {
  @Count() lessons: number;
  @Count() minutes: number;
  @Count({ ...NULLABLE, description: 'Its limit' }) most_lessons_a_day: number | null;
  @Count({ ...NULLABLE, description: 'Its limit' }) most_minutes_a_day: number | null;
}

export class HorseChoiceReply extends HorseWorkOfDay {
  @Id() id: string;
  @Text() name: string;
  @Flag({ description: 'It goes in this lesson already, which is not counted' }) in_lesson: number;
  @Flag({ description: 'Of the rider, where one is asked about' }) is_favourite: number;
  @Flag({ description: 'The own horse of the rider’s account' }) is_own: number;
  @Flag({ description: 'Somebody’s own horse, not one of the school' }) is_private: number;
  @OneOf(['fits', 'missing', 'does_not_fit'], {
    nullable: true,
    description: 'Whether it suits the rider; why not is among the warnings. Null without a rider',
  })
  fit: 'fits' | 'missing' | 'does_not_fit' | null;
  @ApiProperty({ type: WarningReply, isArray: true, description: 'If it went in the lesson' }) warnings: WarningReply[];
}

export class HorseChoicesReply {
  @ApiProperty({
    type: HorseChoiceReply,
    isArray: true,
    description: 'The rider’s own, if free; then those that suit, free and rested ones first, favourites before others',
  })
  horses: HorseChoiceReply[];
}

export class HorsesOfWeekQuery {
  @DateOnly({ optional: true, description: 'Any day of the week; today where it is missing' }) date?: string;
}

export class HorseDayReply {
  @DateOnly() date: string;
  @Count() lessons: number;
  @Count() minutes: number;
  @ApiProperty({ type: String, isArray: true, description: 'Limits that the day passes, one sentence each' })
  warnings: string[];
}

export class HorseInWeekReply extends HorseWorkOfDay {
  @Id() id: string;
  @Text() name: string;
  @ApiProperty({ type: HorseDayReply, isArray: true }) days: HorseDayReply[];
}

export class HorsesOfWeekReply {
  @Text() farm_name: string;
  @DateOnly() today: string;
  @DateOnly({ description: 'As the barn begins its weeks' }) week_start: string;
  @DateOnly() week_end: string;
  @ApiProperty({ type: HorseInWeekReply, isArray: true }) horses: HorseInWeekReply[];
}
