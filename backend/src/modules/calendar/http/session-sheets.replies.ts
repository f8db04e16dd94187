import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { EmergencyContactReply, PHOTO_CONSENTS, type PhotoConsentWord } from '../../people/contracts.js';
import { RegistrationReply } from './registration.replies.js';

const none = { nullable: true } as const;

export class SessionQuery {
  @Id({ description: 'The series' }) series_id: string;
}

export class RosterRiderReply {
  @Id() student_id: string;
  @Id() person_id: string;
  @Text() name: string;
  @OneOf(['registered', 'asked'], { description: 'asked: holds a place and waits for staff’s answer' }) state: string;
  @Count({ ...none, description: 'Whole years today; null where it is unknown, or not for whoever asks' })
  age: number | null;
  @Text({ ...none, description: 'As the barn’s list or the rider’s record calls it' }) level: string | null;
  @Id({ ...none, description: 'The account holder; the rider, where the account is the rider’s own' })
  account_person_id: string | null;
  @Text(none) account_name: string | null;
  @Text({ ...none, description: 'Of the account holder, as what follows; null where shows_contacts is 0' })
  contact_mobile: string | null;
  @Text(none) contact_homephone: string | null;
  @Text(none) contact_email: string | null;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'What is pinned about the rider and stands on the record, as far as whoever asks may read it',
  })
  notes: string[];
  @ApiProperty({
    type: EmergencyContactReply,
    isArray: true,
    description: 'Whom to call, in that order; nobody where the barn keeps no emergency cards',
  })
  emergency_contacts: EmergencyContactReply[];
  @Text({ ...none, description: 'Of the emergency card; null: none, or not for whoever asks' }) medical_note:
    | string
    | null;
  @Flag({ description: '1: there is a medical note, which whoever asks may not read' }) is_note_withheld: number;
  @OneOf(PHOTO_CONSENTS, { ...none, description: 'Null where the barn does not ask' })
  photo_consent: PhotoConsentWord | null;
}

export class SessionRosterReply {
  @ApiProperty({ type: RegistrationReply }) session: RegistrationReply;
  @DateOnly({ description: 'Of the barn' }) today: string;
  @DateOnly({ ...none, description: 'Of its next lesson; null once it is over' }) next_date: string | null;
  @ApiProperty({ type: String, isArray: true, description: 'Who teaches it, by name' }) instructors: string[];
  @Flag({ description: '1: whoever asks reads how account holders are reached' }) shows_contacts: number;
  @ApiProperty({ type: RosterRiderReply, isArray: true, description: 'By name' }) riders: RosterRiderReply[];
}
