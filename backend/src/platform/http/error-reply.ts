import { ApiPropertyOptional } from '@nestjs/swagger';
import { Count, Text } from './fields.js';

export class FieldErrorReply {
  @Text({ description: 'The wire’s name; inside of objects and lists with dots' }) field: string;
  @Text() message: string;
}

export class ErrorReply {
  @Count({ min: 400, max: 599 }) status: number;
  @Text({ description: 'Stable, for programs; see docs/errors.md' }) code: string;
  @Text({ description: 'For people, to be shown as it is' }) message: string;
  @ApiPropertyOptional({ type: FieldErrorReply, isArray: true, description: 'What is wrong with which field' })
  errors?: FieldErrorReply[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'With 412: what the record looks like now',
  })
  current?: object;
}
