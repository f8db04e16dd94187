import { Count, Flag, Id, Text } from '../../../platform/http/fields.js';
import { ApiProperty } from '@nestjs/swagger';
import { RowVersion } from '../../../platform/http/rest-query.js';

export class HorseReply {
  @Id() id: string;
  @Text() horse_name: string;
  @Text({ nullable: true }) height: string | null;
  @Text({ nullable: true }) color: string | null;
  @Count({ nullable: true, description: 'Year of birth' }) age: number | null;
  @Text({ nullable: true }) gender: string | null;
  @Text({ nullable: true, description: 'Markings' }) desc: string | null;
  @Text({ nullable: true }) tack: string | null;
  @Flag() is_active: number;
}

export class HorseRow extends HorseReply {
  @RowVersion() version: number;
}

export class HorsesReply {
  @ApiProperty({ type: HorseReply, isArray: true }) horses: HorseReply[];
}

export class OneHorseReply {
  @ApiProperty({ type: HorseRow }) horse: HorseRow;
}
