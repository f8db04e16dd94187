import { ApiProperty } from '@nestjs/swagger';
import { CalendarDay, Id, ListOf, Text } from '../../../platform/http/fields.js';
import { WarningReply } from './warning-reply.js';

export class HorseHandoverInput {
  @Id() lesson_person_id: string;
  @Id({
    optional: true,
    clearable: true,
    description: 'The horse that the rider has now, or none; with another by then it is left',
  })
  seen_horse_id?: string | null;
  @Id({ optional: true, clearable: true, description: 'The horse instead; none without' }) horse_id?: string | null;
}

export class TimeOffInput {
  @Id({ description: 'The horse' }) horse_id: string;
  @CalendarDay({ optional: true, clearable: true, description: 'The first day off; without, it is already' })
  off_from?: string | null;
  @CalendarDay({
    optional: true,
    clearable: true,
    description:
      'The first day on which it works again; with `off_from` alone it is off until further notice, with neither it works',
  })
  off_until?: string | null;
  @Text({ optional: true, nullable: true, max: 100, description: 'Staff see it, families do not' })
  off_reason?: string | null;
  @ListOf(() => HorseHandoverInput, { max: 300, optional: true, description: 'Riders not named here keep it' })
  handovers?: HorseHandoverInput[];
}

export class HandedOverReply {
  @Id() lesson_person_id: string;
  @Id({ nullable: true }) seen_horse_id: string | null;
  @Id({ nullable: true }) horse_id: string | null;
}

export class TakenOffReply {
  @ApiProperty({ type: HandedOverReply, isArray: true, description: 'Without what somebody else decided meanwhile' })
  handed_over: HandedOverReply[];
  @ApiProperty({ type: WarningReply, isArray: true, description: 'Of the horses that take over' })
  warnings: WarningReply[];
}
