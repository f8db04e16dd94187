import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Ids, Text } from '../../../platform/http/fields.js';

export class SeriesDateReply {
  @Id() lesson_date_time_id: string;
  @DateOnly() scheduled_date: string;
  @Text({ description: 'HH:mm' }) scheduled_starttime: string;
  @Flag() is_allday: number;
  @Flag({ description: 'The rider has a place in it already' }) is_booked: number;
  @Text({ nullable: true, description: 'Why it cannot be booked, for the family; null where it can' })
  reason: string | null;
  @Flag({ description: 'It is among those that are wanted, and can be booked' }) is_chosen: number;
  @Text({ nullable: true, description: 'The package that pays for it, or would; null where none is left' })
  product_name: string | null;
  @Text({ nullable: true, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @Count({ nullable: true, description: 'It begins inside this notice in hours: cancelling does not bring it back' })
  notice_passed: number | null;
}

class UsedPackageReply {
  @Id() item_id: string;
  @Text() product_name: string;
  @Text({ nullable: true, description: 'Whose package it is, where another rider of the family has it' })
  item_of: string | null;
  @Count({ description: 'How many of the wanted dates it pays for' }) lessons: number;
  @Count({ nullable: true, description: 'Lessons left before; null where the package counts none' })
  remain: number | null;
}

export class SeriesDatesReply {
  @ApiProperty({ type: SeriesDateReply, isArray: true, description: 'In order of time, at most 52' })
  dates: SeriesDateReply[];
  @ApiProperty({ type: UsedPackageReply, isArray: true, description: 'What pays for the wanted dates' })
  used: UsedPackageReply[];
  @Count({ description: 'Wanted dates that no package pays for' }) not_covered: number;
}

export class DatesBookedReply {
  @Ids({ description: 'lesson_person_id of the new places, in order of time' }) lessonPersonIds: string[];
}
