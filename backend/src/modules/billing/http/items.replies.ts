import { ApiProperty } from '@nestjs/swagger';
import { InvoiceItemReply, PaymentReply } from './payments.replies.js';
import { PaidLessonsReply } from './products.replies.js';
import { Count, DateOnly, Flag, Fraction, Id, Money, OneOf, Text, TimeOfDay } from '../../../platform/http/fields.js';

/** A student's package, which the wire calls an item. */
export class ItemReply extends PaidLessonsReply {
  @Id() id: string;
  @Id() product_id: string;
  @Text() product_name: string;
  @Id() student_id: string;
  @Text({ description: 'First name of whom it was bought for' }) owner_name: string;
  @Flag({ description: '1: pays for the lessons of all riders of the account' }) is_shared: number;
  @DateOnly() purchase_date: string;
  @DateOnly() package_start_date: string;
  @DateOnly({ nullable: true, description: 'Null for what does not expire, such as a credit' }) package_expiry_date:
    | string
    | null;
  @Count({ description: '0 where lessons are not counted' }) start_count: number;
  @Count() used: number;
  @Count({ description: "Covered lessons up to the barn's today" }) usedtilltoday: number;
  @Count({ description: 'Covered lessons still ahead' }) usedaftertoday: number;
  @Count({ nullable: true, description: 'Null where lessons are not counted' }) remain: number | null;
  @Count({
    nullable: true,
    description: "Where coverage is weekly: left of the barn's current week; null outside its dates",
  })
  left_this_week: number | null;
  @Flag({ description: '1: not counted, over within a week, and not renewed' }) ends_soon: number;
  @Text({ nullable: true }) item_notes: string | null;
  @Money({ description: 'Negative for a credit' }) product_price: number;
  @Text({ nullable: true, description: 'By which it was sold for less' }) discount_title: string | null;
  @Money({ description: 'What that took off; in product_price already' }) discount: number;
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
  @DateOnly({ nullable: true, description: 'When the next one follows with an invoice' }) package_renew_date:
    | string
    | null;
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
  @Text({ nullable: true, description: 'First name of the rider, where a family shares the package' })
  rider_name: string | null;
  @Text() enrollment_status_code: string;
  @Text() enrollment_status_name: string;
  @OneOf(['within', 'before', 'after'], { description: "Against the package's dates" }) within: string;
}

class ItemWithLessonsReply {
  @ApiProperty({ type: ItemReply }) data: ItemReply;
  @ApiProperty({ type: PackageLessonReply, isArray: true }) lessons: PackageLessonReply[];
  @Flag({ description: '1: paid with a card, of which deleting it gives nothing back' }) paid_by_card: number;
}

export class OneItemReply {
  @ApiProperty({ type: ItemWithLessonsReply }) data: ItemWithLessonsReply;
}

export class PurchaseReply {
  @ApiProperty({ type: ItemReply, isArray: true }) items: ItemReply[];
  @ApiProperty({ type: PaymentReply }) payment: PaymentReply;
}

export class OwedReply {
  @Count() unpaid_invoices: number;
  @Money({ description: 'Of these invoices' }) unpaid_total: number;
  @Money({ description: 'Of it on invoices whose due date is over' }) overdue_total: number;
  @Count({ description: 'Lessons until today that no package covers and nobody has paid' }) unpaid_lessons: number;
}

class QuoteCreditReply {
  @Id() item_id: string;
  @Id() student_id: string;
  @Text() person_name: string;
  @Text() product_name: string;
  @DateOnly({ nullable: true, description: 'Of the lesson that it was given for' }) missed_date: string | null;
  @Text({ nullable: true }) missed_title: string | null;
  @Money({ description: 'What it is worth, positive' }) amount: number;
  @Money({ description: 'What of it this cart uses, positive' }) used: number;
}

class QuoteDiscountReply {
  @Count({ description: 'Which of item_details costs less, from 0' }) line: number;
  @Id() discount_id: string;
  @Text({ description: 'What the discount is called' }) title: string;
  @Flag({ description: '1: it comes by the code that was typed' }) is_code: number;
  @Money({ description: 'What the line would cost without it' }) price: number;
  @Money({ description: 'What it takes off, positive' }) off: number;
}

class LaterReply {
  @DateOnly() due_date: string;
  @Money() amount: number;
}

class QuoteQuantityReply {
  @Count({ description: 'Its number in the cart, from 0' }) line: number;
  @Text({ description: 'With how much of it and the price of one, as it will stand on the invoice' }) name: string;
  @Money({ description: 'Of the line, without a discount' }) price: number;
}

class QuotePlanReply {
  @Money({ description: 'Paid at once, with tax' }) now: number;
  @Money({ description: 'Convenience fee on that, if it is paid by card' }) now_fee: number;
  @ApiProperty({ type: LaterReply, isArray: true, description: 'What follows, by day' }) later: LaterReply[];
}

export class QuoteReply {
  @Money({ description: 'Of the packages, less discounts, before credits' }) cartItems: number;
  @Money({ description: 'Credits used, positive; the sums below are without them' }) cartCredits: number;
  @Money({ description: 'cartItems without cartCredits' }) cartSubtotal: number;
  @Money() cartTax: number;
  @Money() cartSubtotalWithTax: number;
  @Money({ description: 'Convenience fee, if it is paid by card' }) cartFee: number;
  @Money({ description: 'With the fee' }) cartTotal: number;
  @Fraction({ nullable: true, description: 'Null where lines have different rates' }) tax_percent: number | null;
  @Fraction({ nullable: true, description: 'Of the fee; null where lines have different rates' }) fee: number | null;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Why the family does not get some of it at this price; staff decide',
  })
  warnings: string[];
  @Money({ description: 'What discounts take off in all, positive; cartItems is without it' }) cartDiscount: number;
  @ApiProperty({ type: QuoteDiscountReply, isArray: true, description: 'One for a line at most' })
  discounts: QuoteDiscountReply[];
  @ApiProperty({ type: QuoteQuantityReply, isArray: true, description: 'Lines of what is sold by a unit' })
  quantities: QuoteQuantityReply[];
  @Flag({ description: '1: the barn has discounts whose code is typed' }) takes_codes: number;
  @ApiProperty({
    type: QuotePlanReply,
    nullable: true,
    description: 'How it may be paid by instalments; null: as a whole',
  })
  plan: QuotePlanReply | null;
  @ApiProperty({ type: QuoteCreditReply, isArray: true, description: 'All that the account has, the oldest first' })
  credits: QuoteCreditReply[];
}

class MemberCreditsReply {
  @Id() student_id: string;
  @Text() person_name: string;
  @Money({ description: 'Positive' }) total: number;
  @ApiProperty({ type: ItemReply, isArray: true }) items: ItemReply[];
}

export class CreditsReply {
  @ApiProperty({ type: MemberCreditsReply, isArray: true, description: 'Members with unused credits' })
  credits: MemberCreditsReply[];
}

export class EveryItemReply {
  @ApiProperty({ type: InvoiceItemReply, isArray: true }) data: InvoiceItemReply[];
  @Count() size: number;
}

export class EditedItemReply {
  @ApiProperty({ type: ItemReply }) item: ItemReply;
}

export class DeletedItemReply {
  @Id() id: string;
}

export class AssignedItemsReply {
  @Count({ description: 'One for each student' }) items: number;
  @Count({ description: 'One for each account' }) invoices: number;
  @Money({ description: 'Of these invoices' }) total: number;
}
