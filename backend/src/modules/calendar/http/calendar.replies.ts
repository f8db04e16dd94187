import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Text, TimeOfDay } from '../../../platform/http/fields.js';

const LEFT_OUT = { optional: true } as const;

export class BlockRiderReply {
  @Id({ ...LEFT_OUT, description: 'Of those whom the caller knows' }) student_id?: string;
  @Text() name: string;
  @Id(LEFT_OUT) horse_id?: string;
  @Text({ ...LEFT_OUT, description: 'Name of the horse' }) horse?: string;
  @Flag(LEFT_OUT) paid?: number;
  @Flag(LEFT_OUT) is_cancelled?: number;
}

export class BlockHorseReply {
  @Id() horse_id: string;
  @Text() name: string;
  @Id(LEFT_OUT) tack_id?: string;
  @Text(LEFT_OUT) tack?: string;
}

export class BlockHelperReply {
  @Id() instructor_id: string;
}

/** What is 0 or nothing is left out. */
export class BlockReply {
  @Id() id: string;
  @Count() version: number;
  @Text() title: string;
  @DateOnly() date: string;
  @TimeOfDay() start: string;
  @DateOnly({ ...LEFT_OUT, description: 'Where it is another day' }) end_date?: string;
  @TimeOfDay() end: string;
  @Text({ description: 'The instant, ISO 8601 in UTC' }) starts_at: string;
  @Text() ends_at: string;
  @Id() section_id: string;
  @Id() location_id: string;
  @Text() location: string;
  @Id(LEFT_OUT) instructor_id?: string;
  @Text(LEFT_OUT) instructor?: string;
  @Text(LEFT_OUT) colour?: string;
  @Count({ description: 'Riders' }) cnt: number;
  @Count({ ...LEFT_OUT, description: 'Places' }) max?: number;
  @Count({ ...LEFT_OUT, description: 'Riders on the waiting list' }) waiting?: number;
  @Flag(LEFT_OUT) is_allday?: number;
  @Flag(LEFT_OUT) is_recuring?: number;
  @Flag(LEFT_OUT) is_cancelled?: number;
  @Flag(LEFT_OUT) is_completed?: number;
  @Text(LEFT_OUT) cancel_reason?: string;
  @ApiProperty({ type: BlockRiderReply, isArray: true, required: false, description: 'With people=1' })
  riders?: BlockRiderReply[];
  @ApiProperty({ type: BlockHorseReply, isArray: true, required: false, description: 'With people=1' })
  horses?: BlockHorseReply[];
  @ApiProperty({ type: BlockHelperReply, isArray: true, required: false, description: 'With people=1' })
  helpers?: BlockHelperReply[];
}

export class BlockSectionReply {
  @Id() id: string;
  @Text() name: string;
  @Id() program_id: string;
  @Id() program_type_id: string;
}

export class CalendarReply {
  @ApiProperty({ type: BlockReply, isArray: true }) lessons: BlockReply[];
  @ApiProperty({ type: BlockSectionReply, isArray: true }) sections: BlockSectionReply[];
}
