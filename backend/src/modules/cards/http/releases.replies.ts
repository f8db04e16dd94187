import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';

export class ReleaseInput {
  @Id({ description: 'The invoice' }) payment_id: string;
}

export class HoldReleaseInput extends ReleaseInput {
  @RequiredText({ max: 500, description: 'Why nothing is released for now; families do not see it' }) reason: string;
}

export class ReleasePlacesInput extends ReleaseInput {
  @Count({ description: 'How many places were shown; refused if there are more or fewer by now' }) seen: number;
}

export class ReleasedLessonsReply {
  @Text({ description: 'The rider' }) student_name: string;
  @Text({ description: 'Of the lessons' }) title: string;
  @Count() count: number;
  @DateOnly({ description: 'The first of them' }) from: string;
}

export class ReleaseReply {
  @DateOnly({ description: 'When places are released, unless it is paid before' }) on: string;
  @Text({ description: 'The same for people, with the places' }) sentence: string;
  @Flag({ description: '1: the barn lets it wait; families do not see it then' }) is_held: number;
  @Text({ nullable: true }) held_reason: string | null;
  @Text({ nullable: true, description: 'Who lets it wait' }) held_by: string | null;
  @DateOnly({ nullable: true }) held_on: string | null;
  @Count({ description: 'Places' }) size: number;
  @ApiProperty({ type: ReleasedLessonsReply, isArray: true, description: 'By rider and name of the lessons' })
  places: ReleasedLessonsReply[];
}

export class ReleasedReply {
  @ApiProperty({ type: ReleaseReply, nullable: true, description: 'Null: nothing is released any more' })
  release: ReleaseReply | null;
}
