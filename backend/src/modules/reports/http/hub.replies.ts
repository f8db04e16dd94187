import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { AGE_NAMES, type Age } from '../domain/ages.js';
import { NOTICES, REASONS, type Notice, type Reason } from '../domain/cancelled.js';

const NULLABLE = { nullable: true } as const;

class RidersOfWeekReply {
  @DateOnly({ description: 'Its first day' }) from: string;
  @DateOnly({ description: 'Its last day' }) to: string;
  @Count({ description: 'With a place in a lesson' }) riders: number;
  @Count({ ...NULLABLE, description: '52 weeks before; null where the barn had not begun' }) before: number | null;
}
class HubRidersReply {
  @ApiProperty({ type: RidersOfWeekReply, isArray: true, description: '13 at most; this week is the last' })
  weeks: RidersOfWeekReply[];
  @Count() today: number;
  @Count() yesterday: number;
  @Count({ description: 'Rode for the first time in four weeks' }) joined: number;
  @Count({ description: 'Rode in the four weeks before these, and have no lesson since' }) stopped: number;
}

class PlacesOfHourReply {
  @Count({ min: 1, max: 7, description: 'Monday is 1' }) weekday: number;
  @Count({ max: 23, description: 'In which they begin' }) hour: number;
  @Count() lessons: number;
  @Count({ description: 'Of lessons with a number of places' }) places: number;
  @Count({ description: 'Of these' }) taken: number;
  @Count({ ...NULLABLE, description: 'Percent; null without places' }) filled: number | null;
}
class HubPlacesReply {
  @DateOnly() from: string;
  @DateOnly() to: string;
  @ApiProperty({ type: PlacesOfHourReply, isArray: true }) hours: PlacesOfHourReply[];
  @Count() taken_today: number;
  @Count() places_today: number;
}

class IncomeOfMonthReply {
  @DateOnly({ description: 'Its first day' }) from: string;
  @DateOnly({ description: 'Its last day' }) to: string;
  @ApiProperty({ type: Number, isArray: true, description: 'One for each of programs' }) amounts: number[];
  @Money() total: number;
}
class HubIncomeReply {
  @ApiProperty({ type: String, isArray: true, description: 'Those that brought most; the last may be all others' })
  programs: string[];
  @ApiProperty({
    type: IncomeOfMonthReply,
    isArray: true,
    description: '12 at most; months without money are left out',
  })
  months: IncomeOfMonthReply[];
  @Money() total: number;
  @Money({ description: 'Yesterday and today' }) lately: number;
}

class OwedOfAgeReply {
  @OneOf(AGE_NAMES) age: Age;
  @Money() outstanding: number;
  @Count({ description: 'That nothing covers' }) lessons: number;
  @Count({ description: 'Unpaid' }) invoices: number;
}
class HubOwingReply {
  @ApiProperty({ type: OwedOfAgeReply, isArray: true }) ages: OwedOfAgeReply[];
  @Money() outstanding: number;
  @Count() lessons: number;
  @Money({ description: 'Due yesterday or today' }) lately: number;
  @Count({ description: 'Of yesterday and today' }) lessons_lately: number;
}

class HorseLoadReply {
  @Id() id: string;
  @Text() name: string;
  @Count() lessons: number;
  @Count() minutes: number;
  @Count({ ...NULLABLE, description: 'Its minutes a day on the days that it works; null without a limit' })
  allowed_minutes: number | null;
  @ApiProperty({ type: String, isArray: true, description: 'Limits that a day passes, one sentence each' })
  warnings: string[];
}
class HubHorsesReply {
  @DateOnly() from: string;
  @DateOnly() to: string;
  @ApiProperty({ type: HorseLoadReply, isArray: true, description: 'The hardest worked first' })
  horses: HorseLoadReply[];
  @Count({ description: 'That go, and are not told' }) more: number;
  @Count({ description: 'Horses that pass a limit on some day' }) over: number;
  @Count() over_today: number;
}

class CancelledOfNoticeReply {
  @OneOf(NOTICES, { description: 'How long before the lesson; day, two and week are up to that long' }) notice: Notice;
  @ApiProperty({ type: Number, isArray: true, description: 'One for each of reasons' }) places: number[];
  @Count() total: number;
}
class HubCancellationsReply {
  @DateOnly() from: string;
  @DateOnly() to: string;
  @ApiProperty({ enum: REASONS, isArray: true }) reasons: readonly Reason[];
  @ApiProperty({ type: CancelledOfNoticeReply, isArray: true }) notices: CancelledOfNoticeReply[];
  @Count() cancelled: number;
  @Count({ description: 'All, cancelled or not' }) places: number;
  @Count({ ...NULLABLE, description: 'Percent; null without places' }) share: number | null;
  @Count({ description: 'In lessons of yesterday and today' }) lately: number;
}

export class ReportsHubReply {
  @DateOnly({ description: 'By the barn’s clock' }) today: string;
  @ApiProperty({ type: HubRidersReply }) riders: HubRidersReply;
  @ApiProperty({ type: HubPlacesReply }) places: HubPlacesReply;
  @ApiProperty({ type: HubIncomeReply, ...NULLABLE, description: 'Null to whoever may not read the takings' })
  income: HubIncomeReply | null;
  @ApiProperty({ type: HubOwingReply, ...NULLABLE, description: 'Null to staff who know their own riders alone' })
  owing: HubOwingReply | null;
  @ApiProperty({ type: HubHorsesReply }) horses: HubHorsesReply;
  @ApiProperty({ type: HubCancellationsReply }) cancellations: HubCancellationsReply;
}
