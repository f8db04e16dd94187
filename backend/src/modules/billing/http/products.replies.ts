import { ApiProperty } from '@nestjs/swagger';
import { RowVersion } from '../../../platform/http/rest-query.js';
import { Count, DateOnly, Flag, Fraction, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import {
  COVERAGES,
  HORSES_OF,
  PRICE_CLASSES,
  type Coverage,
  type HorsesOf,
  type PriceClass,
} from '../../enrollment/contracts.js';
import { INSTALMENT_UNITS, type InstalmentUnit } from '../domain/instalments.js';
import { VALIDITY_UNITS, type ValidityUnit } from '../domain/days.js';
import { RowWarningReply } from '../../../platform/http/row-warnings.js';

/** How much it pays for. */
export class CoverageReply {
  @OneOf(COVERAGES, {
    description: 'So many lessons, per_week of each week (Monday to Sunday), or all within its dates',
  })
  coverage: Coverage;
  @Count({ nullable: true, description: 'Null unless coverage is weekly' }) per_week: number | null;
}

/** Which lessons it pays for, besides their programs. */
export class PaidLessonsReply extends CoverageReply {
  @OneOf(PRICE_CLASSES, { nullable: true, description: 'Null: of every class' }) price_class: PriceClass | null;
  @OneOf(HORSES_OF, { nullable: true, description: 'Null: on any horse' }) lesson_horses: HorsesOf | null;
  @Count({ nullable: true, description: 'Null: of any length' }) lesson_minutes: number | null;
}

export class ProductReply extends PaidLessonsReply {
  @Id() id: string;
  @Text() product_name: string;
  @Text({ nullable: true }) product_desc: string | null;
  @Money() product_price: number;
  @Text({ nullable: true, description: 'Of which product_price buys one: km, hour, kg; null: it is sold as a whole' })
  price_unit: string | null;
  @Flag({ description: '1: product_price is the lowest, and families ask the barn' }) price_from: number;
  @Count({ description: 'Lessons in the package; 0 where they are not counted' }) product_count: number;
  @Count({ description: 'Valid for so many days, or what validity_unit says' }) expires_in: number;
  @OneOf(VALIDITY_UNITS) validity_unit: ValidityUnit;
  @DateOnly({ nullable: true, description: 'Last day, where validity_unit is date' }) valid_until: string | null;
  @Flag({ description: '0: sells nothing countable' }) is_tracked: number;
  @Flag() purchase_online: number;
  @Flag({ description: '1: only for families that have bought nothing yet' }) new_customers_only: number;
  @Flag({ description: '1: what is sold of it pays for all riders of the account' }) is_shared: number;
  @Flag() is_auto: number;
  @Count({ nullable: true }) renew_day_of_month: number | null;
  @Fraction({ nullable: true, description: "Null: the barn's own rate" }) tax_percent: number | null;
  @Fraction({ nullable: true }) fee: number | null;
  @Money({ nullable: true, description: 'Paid at once, where it may be paid by instalments' }) deposit: number | null;
  @Fraction({ nullable: true, description: 'The same of what it costs with tax' }) deposit_percent: number | null;
  @Count({ nullable: true, description: 'Into how many the rest is divided; null: it is paid as a whole' })
  instalments: number | null;
  @Count({ nullable: true }) instalment_every: number | null;
  @OneOf(INSTALMENT_UNITS, { nullable: true }) instalment_unit: InstalmentUnit | null;
  @Flag() is_active: number;
  @Text({ nullable: true, description: 'Of its revenue in the bookkeeping; null to families' }) account_code:
    | string
    | null;
  @Text({ nullable: true, description: 'What it pays for; null: lessons of every program' }) program_names:
    | string
    | null;
}

export class ProductRow extends ProductReply {
  @RowVersion() version: number;
}

export class SavedProductRow extends ProductRow {
  @ApiProperty({ type: RowWarningReply, isArray: true }) warnings: RowWarningReply[];
}

export class ProductsReply {
  @ApiProperty({ type: ProductReply, isArray: true }) products: ProductReply[];
}

export class ShopReply extends ProductsReply {
  @Count({ description: 'To families: how many they do not see, because these are for new customers only' })
  left_out: number;
}

export class OneProductReply {
  @ApiProperty({ type: ProductReply }) product: ProductReply;
}

export class SectionProductReply {
  @ApiProperty({ type: ProductReply, nullable: true }) product: ProductReply | null;
}

export class PackageOptionReply {
  @Id() id: string;
  @Text() name: string;
  @Money() product_price: number;
  @Count() product_count: number;
}

export class PackageOptionsReply {
  @ApiProperty({ type: PackageOptionReply, isArray: true }) options: PackageOptionReply[];
}

export class ProductActivationReply extends ProductsReply {
  @ApiProperty({ type: RowWarningReply, isArray: true }) warnings: RowWarningReply[];
}

export class ChangedProductReply extends OneProductReply {
  @ApiProperty({ type: ProductReply, isArray: true, description: 'All active products' }) products: ProductReply[];
  @ApiProperty({ type: PackageOptionReply, isArray: true }) options: PackageOptionReply[];
  @ApiProperty({ type: RowWarningReply, isArray: true }) warnings: RowWarningReply[];
}
