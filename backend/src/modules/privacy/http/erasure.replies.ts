import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Text } from '../../../platform/http/fields.js';

export class GoingPersonReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Flag() is_student: number;
  @Flag() is_staff: number;
  @Flag({ description: 'Can no longer sign in' }) has_login: number;
  @Flag({ description: 'Somebody who stays has the same name, so texts that name it stay as they are' })
  is_namesake: number;
}

export class ErasurePreviewReply {
  @ApiProperty({
    type: [GoingPersonReply],
    description: 'An account holder takes all members along; empty: erased already',
  })
  people: GoingPersonReply[];
  @Count({ description: 'About them' }) notes: number;
  @Count({ description: 'On packages and makeups that have not expired; nobody can use them any more' })
  lessons_left: number;
  @Count({ description: 'Packages without a count that have not expired; nobody can use them any more' })
  flat_packages: number;
  @Count({ description: 'Packages shared by a family, which pass to another active rider of the account' })
  shared_packages: number;
  @Count({ description: 'Lessons that nothing has paid for; nobody can be asked for them any more' })
  unpaid_lessons: number;
  @Count({ description: 'Lessons whose title names somebody of them: titles stay' }) titles: number;
  @ApiProperty({ type: [String], description: 'What is to be done first; empty if they can be erased' })
  refused: string[];
}

export class ErasedReply {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Whoever was erased; nobody if they were already' })
  person_ids: string[];
}
