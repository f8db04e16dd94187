import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Text } from '../../../platform/http/fields.js';

export class ProductProgramReply {
  @Id() id: string;
  @Id() product_id: string;
  @Id() program_id: string;
  @Text({ description: 'Of the program' }) name: string;
  @Flag({ description: 'Of the program' }) is_active: number;
}

export class ProductProgramLinksReply {
  @ApiProperty({ type: ProductProgramReply, isArray: true }) links: ProductProgramReply[];
}

export class ProgramsOfProductReply {
  @ApiProperty({ type: ProductProgramReply, isArray: true }) programs: ProductProgramReply[];
}

export class NewProductProgramReply {
  @ApiProperty({ type: ProductProgramReply }) newProductProgram: ProductProgramReply;
}

export class TakenProgramReply {
  @Id() product_id: string;
  @Id() program_id: string;
}
