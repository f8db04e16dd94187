import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Text } from '../../../platform/http/fields.js';

export class HorseFilesQuery {
  @Id() horse_id: string;
}
export class HorseFileQuery {
  @Id() id: string;
}
export class HorseFileInput {
  @Id() horse_id: string;
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
}

export class HorseFileRemovedReply {
  @Id() id: string;
}
export class OneHorseFileReply {
  @ApiProperty({ type: HorseFileReply }) file: HorseFileReply;
}
export class HorseFilesReply {
  @ApiProperty({ type: HorseFileReply, isArray: true }) files: HorseFileReply[];
}
export class HorseFileUrlReply {
  @Text({ description: 'Asked for with the same token' }) url: string;
}
