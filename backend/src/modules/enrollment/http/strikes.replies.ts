import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Id, ListOf, OneOf, Text } from '../../../platform/http/fields.js';
import type { StrikeStand } from '../domain/strikes.js';
import { NOTICE_MAILS, type NoticeMail } from '../facts/strikes.js';

const STANDS: readonly StrikeStand[] = ['counted', 'warned', 'reached', 'left'];

export class LaterPlaceReply {
  @Id() lesson_person_id: string;
  @Id() lesson_date_time_id: string;
  @DateOnly() scheduled_date: string;
}

export class LeftAloneReply {
  @DateOnly() on: string;
  @Text({ nullable: true, description: 'Who said so' }) by: string | null;
  @Text({ nullable: true, description: 'Why; families do not see it' }) reason: string | null;
}

export class NoShowReleaseReply {
  @DateOnly({ description: 'Not sooner; counted from the family’s mail' }) on: string;
  @Text({ description: 'The same for people, with the places' }) sentence: string;
  @OneOf(NOTICE_MAILS, {
    description: 'The family’s; before it went out nothing is released. planned: it comes; lost: it reached nobody',
  })
  mail: NoticeMail;
}

export class StrikeReply {
  @Id({ description: 'The place of the last no-show' }) lesson_person_id: string;
  @Id() student_id: string;
  @Text() name: string;
  @Id() lesson_date_time_series_id: string;
  @Text({ description: 'Of the lesson' }) title: string;
  @DateOnly({ description: 'Of the last no-show' }) scheduled_date: string;
  @Text({ description: 'The instant at which that lesson began' }) starts_at: string;
  @Count({ description: 'No-shows in a row' }) in_a_row: number;
  @Count({ description: 'As many as the policy allows' }) of: number;
  @OneOf(STANDS, {
    description: 'warned: the family was told that one more follows; reached: staff are asked; left: Not this time',
  })
  stand: StrikeStand;
  @Text({ description: 'For people: Second no-show in a row' }) words: string;
  @Text({ description: 'The same of the next one' }) next_words: string;
  @Text({ description: 'What it means, as the family reads it' }) sentence: string;
  @ApiProperty({
    type: LeftAloneReply,
    nullable: true,
    description: 'Staff said: Not this time. Until the next no-show',
  })
  left_alone: LeftAloneReply | null;
  @Count({ description: 'Days after a mail on which the policy releases by itself; 0: staff are asked' })
  release_after: number;
  @ApiProperty({
    type: NoShowReleaseReply,
    nullable: true,
    description: 'Of these places; null: nothing is released by itself',
  })
  release: NoShowReleaseReply | null;
  @ListOf(() => LaterPlaceReply, { description: 'Places of the series that the rider still holds, in order' })
  later: LaterPlaceReply[];
}

export class StrikesReply {
  @ListOf(() => StrikeReply) strikes: StrikeReply[];
}
