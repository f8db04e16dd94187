import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text, TimeOfDay } from '../../../platform/http/fields.js';

/** A student's package, which the wire calls an item. */
export class ItemReply {
  @Id() id: string;
  @Id() product_id: string;
  @Text() product_name: string;
  @Id() student_id: string;
  @DateOnly() purchase_date: string;
  @DateOnly() package_start_date: string;
  @DateOnly({ nullable: true, description: 'Null for a credit, which does not lapse' }) package_expiry_date:
    | string
    | null;
  @Count() start_count: number;
  @Count() used: number;
  @Count({ description: "Covered lessons up to the barn's today" }) usedtilltoday: number;
  @Count({ description: 'Covered lessons still ahead' }) usedaftertoday: number;
  @Count() remain: number;
  @Text({ nullable: true }) item_notes: string | null;
  @Money({ description: 'Negative for a credit' }) product_price: number;
  @Flag() is_expired: number;
  @Flag({ description: 'Not expired, and either a lesson is left on it or one is ahead that it covers' })
  is_usable: number;
  @OneOf(['package', 'makeup', 'credit', 'adjustment']) kind: string;
  @Flag({ description: '0: counts say nothing' }) is_tracked: number;
  @Flag() paid: number;
  @DateOnly({ nullable: true, description: 'Of what a cancellation gave: the missed lesson' }) missed_date:
    | string
    | null;
  @Text({ nullable: true }) missed_title: string | null;
  @Id({ nullable: true }) payment_id: string | null;
}

export class ItemsReply {
  @ApiProperty({ type: ItemReply, isArray: true }) data: ItemReply[];
  @Count() size: number;
  @Count({ description: 'How many of them are usable' }) usable: number;
}

export class PackageLessonReply {
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @Text() title: string;
  @Text() enrollment_status_code: string;
  @Text() enrollment_status_name: string;
  @OneOf(['within', 'before', 'after'], { description: "Against the package's dates" }) within: string;
}

class ItemWithLessonsReply {
  @ApiProperty({ type: ItemReply }) data: ItemReply;
  @ApiProperty({ type: PackageLessonReply, isArray: true }) lessons: PackageLessonReply[];
}

export class OneItemReply {
  @ApiProperty({ type: ItemWithLessonsReply }) data: ItemWithLessonsReply;
}

export class PaymentReply {
  @Id() id: string;
  @Id() payment_id: string;
  @Id() billing_person_id: string;
  @Id() account_holder_id: string;
  @Id() accountHolderPeopleId: string;
  @OneOf(['manual', 'invoice', 'online', 'refund']) transaction_type: string;
  @Text({ nullable: true }) payment_method: string | null;
  @Text({ nullable: true }) bank: string | null;
  @Money() subtotal: number;
  @Money() tax: number;
  @Money() tax1: number;
  @Money() fee: number;
  @Money() total: number;
  @Money() amount: number;
  @DateOnly() received: string;
  @DateOnly() date: string;
  @Text({ nullable: true }) reference: string | null;
  @Count({ nullable: true }) invoice_number: number | null;
  @Flag() invoice: number;
  @Flag() paid: number;
  @Flag() is_quickpay: number;
  @Text({ nullable: true }) payment_notes: string | null;
  @Text({ nullable: true }) notes: string | null;
}

export class PurchaseReply {
  @ApiProperty({ type: ItemReply, isArray: true }) items: ItemReply[];
  @ApiProperty({ type: PaymentReply }) payment: PaymentReply;
}

export class OwedReply {
  @Count() unpaid_invoices: number;
  @Money({ description: 'Of these invoices' }) unpaid_total: number;
  @Count({ description: 'Lessons until today that no package covers and nobody has paid' }) unpaid_lessons: number;
}
