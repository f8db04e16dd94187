import { ApiProperty } from '@nestjs/swagger';
import { CalendarDay, Count, DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { CARE_STATES, type CareState } from '../domain/care-due.js';
import { FILE_KINDS, type FileKind } from '../domain/horse-file.js';

const none = { nullable: true } as const;

export class HorseFilesQuery {
  @Id() horse_id: string;
}
export class HorseFileQuery {
  @Id() id: string;
}
class SaidOfFileInput {
  @OneOf(FILE_KINDS, { optional: true, description: 'Of a new one, if left out: photo for a picture, else other' })
  kind?: FileKind;
  @Text({ optional: true, nullable: true, max: 100, description: 'What staff call it' }) name?: string | null;
  @CalendarDay({ optional: true, clearable: true, description: 'The last day on which it holds; not of a photo' })
  valid_until?: string | null;
}
export class HorseFileInput extends SaidOfFileInput {
  @Id() horse_id: string;
  @Id({ optional: true, description: 'The file of this horse that goes; what is left out stays as it was said of it' })
  replaces?: string;
}
export class EditHorseFileInput extends SaidOfFileInput {
  @Id() id: string;
}
/** Only describes the call; `FromUpload` reads what arrives. */
export class HorseFileUpload extends HorseFileInput {
  @ApiProperty({ type: String, format: 'binary', description: 'JPEG, PNG, WebP, GIF or PDF, at most 5242880 bytes' })
  file: string;
}

export class HorseFileReply {
  @Id() id: string;
  @Id() horse_id: string;
  @Text() file_name: string;
  @Text({ description: 'By its content' }) content_type: string;
  @Count({ max: 5_242_880, description: 'Bytes' }) size: number;
  @Flag() is_image: number;
  @Text({ description: 'Asked for with the same token' }) url: string;
  @OneOf(FILE_KINDS) kind: FileKind;
  @Text({ ...none, max: 100, description: 'What staff call it' }) name: string | null;
  @DateOnly({ ...none, description: 'The last day on which it holds' }) valid_until: string | null;
  @OneOf(CARE_STATES, { description: 'overdue: it has run out; open: it does not run out' }) state: CareState;
  @Count({ ...none, min: -100_000, description: 'From today until its last day; negative once it has run out' })
  days: number | null;
}

export class HorseFileRemovedReply {
  @Id() id: string;
}
export class OneHorseFileReply {
  @ApiProperty({ type: HorseFileReply }) file: HorseFileReply;
}
export class HorseFilesReply {
  @ApiProperty({
    type: HorseFileReply,
    isArray: true,
    description: 'What has run out or will soon first; then the latest',
  })
  files: HorseFileReply[];
}
export class HorseFileUrlReply {
  @Text({ description: 'Asked for with the same token' }) url: string;
}
