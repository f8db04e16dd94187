import { ApiProperty } from '@nestjs/swagger';
import { WarningReply } from '../../enrollment/contracts.js';
import { Count, DateOnly, Flag, OneOf, Text, WallClock } from '../../../platform/http/fields.js';

export class PlannedDateReply {
  @DateOnly() date: string;
  @WallClock() start: string;
  @WallClock() end: string;
  @Flag({ description: 'By skip_dates, or because the barn is closed' }) is_left_out: number;
  @Text({ nullable: true, description: 'What the barn is closed for on that day' }) closed_for: string | null;
  @Flag() is_past: number;
  @Flag({ description: 'Lessons of that day were called off for a holiday' }) is_holiday: number;
  @OneOf(['skipped', 'repeated'], {
    nullable: true,
    description: 'The clocks skip this time on that day, and the event begins as `start` says; or they show it twice',
  })
  clock_change: 'skipped' | 'repeated' | null;
  @ApiProperty({ type: WarningReply, isArray: true, description: 'Who or what is wanted elsewhere at that time' })
  warnings: WarningReply[];
}

export class PlannedDatesReply {
  @Text({ nullable: true, description: 'Every Tuesday 16:00 until 15 Dec 2026; null where every date is left out' })
  description: string | null;
  @Count({ description: 'Events that would be made' }) count: number;
  @ApiProperty({ type: PlannedDateReply, isArray: true, description: 'Those left out included' })
  dates: PlannedDateReply[];
}
