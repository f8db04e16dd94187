import { ApiProperty } from '@nestjs/swagger';
import { Id, Text } from '../../../platform/http/fields.js';
import { SectionReply } from './sections.js';

export class DefaultSectionReply {
  @ApiProperty({ type: SectionReply, nullable: true }) defaultSection: SectionReply | null;
}

export class ColourReply {
  @Id() id: string;
  @Text() color_name: string;
  @Text({ example: '#2D6E55' }) color_code: string;
}

export class ColoursReply {
  @ApiProperty({ type: ColourReply, isArray: true }) colors: ColourReply[];
}
