import { ApiProperty } from '@nestjs/swagger';
import { Flag, Text } from '../../../platform/http/fields.js';

type Row = Record<string, string | number | null>;
const VALUE = { anyOf: [{ type: 'string', nullable: true }, { type: 'number' }] };

export class DataSectionReply {
  @Text() title: string;
  @Flag({ description: 'There are older rows, too' }) is_cut: number;
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: VALUE },
    description: 'The newest first, by the name of each column',
  })
  rows: Row[];
}

export class PersonalDataReply {
  @Text() barn_name: string;
  @Text() person_name: string;
  @ApiProperty({ format: 'date-time' }) made_at: string;
  @ApiProperty({ type: [DataSectionReply] }) sections: DataSectionReply[];
}
