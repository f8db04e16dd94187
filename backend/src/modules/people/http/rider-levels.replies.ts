import { ApiProperty } from '@nestjs/swagger';
import { DateOnly, Id, OneOf, Text } from '../../../platform/http/fields.js';

/** Of staff: who meets riders in lessons or on their pages. */
export const TEACHES = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ACCESS_DAYSHEET', 'VIEW_CLIENT_PROFILE'];

const none = { nullable: true } as const;

export class RiderLevelQuery {
  @Id({ description: 'By student_id' }) student_id: string;
}
export class ProposeLevelInput extends RiderLevelQuery {
  @Id() level_id: string;
}
export class ConfirmLevelInput extends RiderLevelQuery {
  @Id({ optional: true, clearable: true, description: 'Empty or null: none any more' }) level_id?: string | null;
}

export class RiderLevelLineReply {
  @Id() id: string;
  @Id({ ...none, description: 'Null: none any more' }) level_id: string | null;
  @Text(none) level_name: string | null;
  @OneOf(['proposed', 'confirmed', 'declined']) state: 'proposed' | 'confirmed' | 'declined';
  @Text({ ...none, description: 'Who; null where nobody proposed it' }) proposed_by: string | null;
  @DateOnly(none) proposed_on: string | null;
  @Text(none) decided_by: string | null;
  @DateOnly({ ...none, description: 'Null while it waits' }) decided_on: string | null;
}

export class RiderLevelReply {
  @Id() student_id: string;
  @Id({ ...none, description: 'The level that counts' }) level_id: string | null;
  @Text(none) level_name: string | null;
  @DateOnly({ ...none, description: 'Since when, in the barn’s zone' }) since: string | null;
  @ApiProperty({ type: RiderLevelLineReply, isArray: true, description: 'What waits first, then the newest' })
  history: RiderLevelLineReply[];
}

export class LevelProposalReply {
  @Id() id: string;
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @Id() level_id: string;
  @Text() level_name: string;
  @Text({ ...none, description: 'The level that the rider has' }) former_name: string | null;
  @Text(none) proposed_by: string | null;
  @DateOnly() proposed_on: string;
}
/** A rider who has reached every skill of the next level, which nobody has proposed. */
export class ReadyRiderReply {
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @Id({ description: 'The next level' }) level_id: string;
  @Text() level_name: string;
  @Text({ ...none, description: 'The level that the rider has' }) former_name: string | null;
}
export class LevelProposalsReply {
  @ApiProperty({ type: LevelProposalReply, isArray: true, description: 'The oldest first' })
  proposals: LevelProposalReply[];
  @ApiProperty({ type: ReadyRiderReply, isArray: true, description: 'By name' }) ready: ReadyRiderReply[];
}
