import { ApiProperty } from '@nestjs/swagger';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { horse } from '../horse.record.js';

export class HorseReply extends recordReply(horse) {}

export class HorseRow extends HorseReply {
  @RowVersion() version: number;
}

export class HorsesReply {
  @ApiProperty({ type: HorseReply, isArray: true }) horses: HorseReply[];
}

export class OneHorseReply {
  @ApiProperty({ type: HorseRow }) horse: HorseRow;
}
