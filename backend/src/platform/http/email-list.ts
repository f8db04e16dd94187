import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEmail, IsOptional, MaxLength } from 'class-validator';

interface Options {
  max: number;
  optional?: boolean;
  description?: string;
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Addresses in lower case, each once. */
export const Emails = ({ max, optional, description }: Options) =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      description,
      type: String,
      format: 'email',
      isArray: true,
      maxItems: max,
    }),
    ...(optional ? [IsOptional()] : []),
    Transform(({ value }) => (Array.isArray(value) ? [...new Set(value.map(plain))] : (value as unknown))),
    IsArray({ message: '$property must be a list of email addresses' }),
    ArrayMaxSize(max, { message: `$property must be at most ${max} addresses` }),
    MaxLength(254, { each: true }),
    IsEmail({}, { each: true, message: '$property must be email addresses' }),
  );
