import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, Money, Text } from '../../../platform/http/fields.js';

export class OptionReply {
  @Id() id: string;
  @Text() name: string;
}
export class ProgramOptionReply extends OptionReply {
  @Id() program_type_id: string;
}
export class StudentOptionReply extends OptionReply {
  @Id() person_id: string;
  @Text({ nullable: true }) account_name: string | null;
}
export class SectionOptionReply extends OptionReply {
  @Count() duration: number;
  @Count({ nullable: true }) max_enrollment: number | null;
  @Id() program_id: string;
  @Id({ nullable: true }) instructor_id: string | null;
  @Id() location_id: string;
  @Id({ nullable: true }) product_id: string | null;
  @Flag({ description: 'Horses are assigned to it: section_horses/index' }) has_horses: number;
  @Flag({ description: 'Students are assigned to it: section_students/index' }) has_students: number;
}
export class InstructorOptionReply extends OptionReply {
  @Text({ nullable: true }) color_code: string | null;
  @Id() person_id: string;
}
export class ProductOptionReply extends OptionReply {
  @Money() product_price: number;
  @Flag({ description: '1: that is the lowest price' }) price_from: number;
  @Count() product_count: number;
  @Flag({ description: '1: only for families that have bought nothing yet' }) new_customers_only: number;
}

export class OptionListsReply {
  @ApiProperty({ type: OptionReply, isArray: true }) horse: OptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true }) location: OptionReply[];
  @ApiProperty({ type: ProgramOptionReply, isArray: true }) program: ProgramOptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true }) program_type: OptionReply[];
  @ApiProperty({ type: StudentOptionReply, isArray: true }) student: StudentOptionReply[];
  @ApiProperty({ type: SectionOptionReply, isArray: true }) section: SectionOptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true }) tack: OptionReply[];
  @ApiProperty({ type: InstructorOptionReply, isArray: true }) instructor: InstructorOptionReply[];
  @ApiProperty({ type: ProductOptionReply, isArray: true }) product: ProductOptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true }) task: OptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true, description: 'From the first to the last' }) level: OptionReply[];
  @ApiProperty({ type: OptionReply, isArray: true }) role: OptionReply[];
}

export class OptionsReply {
  @ApiProperty({ type: OptionListsReply }) options: OptionListsReply;
}
