import { ApiProperty } from '@nestjs/swagger';
import { CalendarDay, Count, DateOnly, Flag, Id, ListOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { RiderLevelQuery } from './rider-levels.replies.js';

const none = { nullable: true } as const;

export class EmergencyContactInput {
  @RequiredText({ max: 100 }) name: string;
  @RequiredText({ max: 40, description: 'As it is dialled' }) phone: string;
  @Text({ max: 40, optional: true, nullable: true, description: 'What they are to the rider: mother, doctor' })
  relation?: string | null;
}

export class NoteEmergencyCardInput extends RiderLevelQuery {
  @ListOf(() => EmergencyContactInput, { max: 6, description: 'In the order in which they are called' })
  contacts: EmergencyContactInput[];
  @Text({
    max: 1000,
    optional: true,
    nullable: true,
    description: 'Allergies, medicines, what to know; empty or left out: none',
  })
  medical_note?: string | null;
  @Count({ description: 'The version that was on screen: what was changed since is not overwritten' }) version: number;
}

export class EmergencyContactReply {
  @Text() name: string;
  @Text() phone: string;
  @Text(none) relation: string | null;
}

export class ReachedHolderReply {
  @Text() name: string;
  @Text() phone: string;
}

export class EmergencyCardReply {
  @Id() student_id: string;
  @ApiProperty({ type: EmergencyContactReply, isArray: true, description: 'In the order in which they are called' })
  contacts: EmergencyContactReply[];
  @ApiProperty({
    type: ReachedHolderReply,
    nullable: true,
    description: 'Who can be called in any case; null where no number is known, or not for the caller',
  })
  account_holder: ReachedHolderReply | null;
  @Text({ ...none, description: 'Null: none, or not for the caller' }) medical_note: string | null;
  @Flag({ description: '1: there is a medical note, which the caller may not read' }) is_note_withheld: number;
  @Text({ ...none, description: 'Who noted it last' }) noted_by: string | null;
  @DateOnly({ ...none, description: 'Null: nothing was ever noted' }) noted_on: string | null;
  @Count({ description: '0: nothing was ever noted' }) version: number;
}

export class EmergencyCardsQuery {
  @CalendarDay({ description: 'A day of the barn' }) date: string;
}
export class EmergencyCardOfDayReply extends EmergencyCardReply {
  @Text() name: string;
}
export class EmergencyCardsReply {
  @ApiProperty({
    type: EmergencyCardOfDayReply,
    isArray: true,
    description: 'Who rides on that day, each once, by name; version 0 where nothing was ever noted',
  })
  cards: EmergencyCardOfDayReply[];
}
