import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { COVERAGES, type Coverage } from '../../enrollment/contracts.js';

export class DeletedItemsQuery {
  @Id({ description: 'A rider; those of the same account are listed, too' }) student_id: string;
}

export class RestoreItemInput {
  @Id() id: string;
}

/** A package that was deleted, as it would be there again. */
export class DeletedPackageReply {
  @Id() id: string;
  @Text() product_name: string;
  @OneOf(['package', 'makeup', 'adjustment', 'credit']) kind: string;
  @Id() student_id: string;
  @Text() rider_name: string;
  @Count({ description: '0 where lessons are not counted' }) start_count: number;
  @OneOf(COVERAGES) coverage: Coverage;
  @Count({ nullable: true, description: 'Lessons of a week, where coverage is weekly' }) per_week: number | null;
  @Money({ description: 'Of a credit negative' }) product_price: number;
  @DateOnly() purchase_date: string;
  @DateOnly() package_start_date: string;
  @DateOnly({ nullable: true, description: 'Null: it does not expire' }) package_expiry_date: string | null;
  @DateOnly({ nullable: true, description: 'When it renews; null where that day is over' })
  package_renew_date: string | null;
  @Flag({ description: 'An unpaid invoice asks for it again' }) is_owed: number;
  @Flag({ description: 'Money was given back, or asked back, of what paid for it' }) is_refunded: number;
  @ApiProperty({ format: 'date-time' }) deleted_at: string;
  @Text({ nullable: true, description: 'Null where nobody is known any more' }) deleted_by: string | null;
}

export class DeletedItemsReply {
  @ApiProperty({ type: DeletedPackageReply, isArray: true, description: 'The latest deletion first' })
  items: DeletedPackageReply[];
}
