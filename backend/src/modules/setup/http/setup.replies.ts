import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Text } from '../../../platform/http/fields.js';

export class SectionReply {
  @Id() id: string;
  @Text() section_name: string;
  @Count({ description: 'Minutes' }) duration: number;
  @Count({ nullable: true, description: 'Unlimited for staff and never bookable by families when empty' })
  max_enrollment: number | null;
  @Id() program_id: string;
  @Id({ nullable: true }) instructor_id: string | null;
  @Id() location_id: string;
  @Id({ nullable: true }) product_id: string | null;
  @Flag() is_active: number;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text() location_name: string;
  @Text() program_name: string;
  @Text({ nullable: true }) product_name: string | null;
}

export class SectionsReply {
  @ApiProperty({ type: SectionReply, isArray: true }) sections: SectionReply[];
}

export class ColourReply {
  @Id() id: string;
  @Text() color_name: string;
  @Text({ example: '#2D6E55' }) color_code: string;
}

export class ColoursReply {
  @ApiProperty({ type: ColourReply, isArray: true }) colors: ColourReply[];
}
