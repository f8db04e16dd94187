import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Fraction, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { FORMAT_NAMES, type FormatName } from '../domain/accounting/formats/formats.js';

class AccountSumReply {
  @Text({ description: 'What is booked there' }) label: string;
  @Text({ nullable: true, description: 'Its code; null: the barn has entered none' }) code: string | null;
  @Fraction({ nullable: true, description: 'Of tax: at which it was' }) rate: number | null;
  @Money() debit: number;
  @Money() credit: number;
  @Money({ description: 'Debit less credit' }) balance: number;
}

class LackReply {
  @Text({ description: 'The setting, or the field of a package or of what was asked' }) field: string;
  @Text() message: string;
}

class MissingCodeReply extends LackReply {
  @Text() label: string;
}

class AccountingFormatReply {
  @OneOf(FORMAT_NAMES) format: FormatName;
  @Text() label: string;
  @Text({ description: 'What the file is called' }) file_name: string;
  @ApiProperty({ type: LackReply, nullable: true, description: 'Why there is no such file; null: there is one' })
  lack: LackReply | null;
}

export class AccountingReply {
  @DateOnly() from: string;
  @DateOnly() to: string;
  @Flag({ description: '1: the barn has entered a code for its bookkeeping' }) has_codes: number;
  @Count({ description: 'Invoices, payments, refunds and credits that are booked' }) documents: number;
  @Money({ description: 'Sum of all debits, which is that of all credits' }) total: number;
  @ApiProperty({ type: AccountSumReply, isArray: true }) accounts: AccountSumReply[];
  @ApiProperty({ type: MissingCodeReply, isArray: true, description: 'What is booked without a code' })
  missing: MissingCodeReply[];
  @ApiProperty({ type: AccountingFormatReply, isArray: true }) formats: AccountingFormatReply[];
}
