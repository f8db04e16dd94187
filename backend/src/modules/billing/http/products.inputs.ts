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
import { ActiveFilter } from '../../../platform/http/active-filter.js';
import { AccountCode } from './account-code.js';
import { RowVersion } from '../../../platform/http/rest-query.js';

export class ProductsQuery {
  @ActiveFilter({ description: 'Opens with the active ones' }) is_active?: string | number;
  @OneOf(['1', '0', 1, 0], { optional: true }) purchase_online?: string | number;
}

export class ProductQuery {
  @Id() id: string;
}

export class SectionProductQuery {
  @Id() section_id: string;
}

/** Required fields and ranges are checked in the domain, which words the refusals. */
export class ProductDetailsInput {
  @Text({ optional: true, max: 100 }) product_name?: string;
  @Text({ optional: true, nullable: true }) product_desc?: string | null;
  @Money({ optional: true }) product_price?: number;
  @Text({
    optional: true,
    nullable: true,
    max: 20,
    description: 'Of which product_price buys one: km, hour, kg; empty: it is sold as a whole',
  })
  price_unit?: string | null;
  @Flag({ optional: true, description: '1: product_price is the lowest; staff say what a line costs' })
  price_from?: number;
  @Count({ optional: true, min: -1_000_000, message: 'Must not have a decimal' }) product_count?: number;
  @OneOf(COVERAGES, {
    optional: true,
    description: 'What it pays for: product_count lessons, per_week of each week, or all within its validity',
  })
  coverage?: Coverage;
  @Count({
    optional: true,
    clearable: true,
    min: 1,
    max: 50,
    description: 'Where coverage is weekly: lessons of a week, Monday to Sunday',
  })
  per_week?: number | null;
  @Count({ optional: true, min: -1_000_000, max: 36_500, message: 'Must not have a decimal' }) expires_in?: number;
  @OneOf(VALIDITY_UNITS, {
    optional: true,
    description: 'What expires_in counts; date: to the end of valid_until, never: no expiry',
  })
  validity_unit?: ValidityUnit;
  @DateOnly({ optional: true, clearable: true, description: 'Last day, where validity_unit is date' })
  valid_until?: string | null;
  @Flag({ optional: true }) is_tracked?: number;
  @Flag({ optional: true }) purchase_online?: number;
  @Flag({ optional: true, description: '1: only for families that have bought nothing yet' })
  new_customers_only?: number;
  @Flag({
    optional: true,
    description: '1: what is sold of it pays for all riders of the account; only where lessons are counted',
  })
  is_shared?: number;
  @Flag({ optional: true }) is_auto?: number;
  @Count({ optional: true, clearable: true, min: 1, max: 31 }) renew_day_of_month?: number | null;
  @Fraction({ optional: true, clearable: true }) tax_percent?: number | null;
  @Fraction({ optional: true, clearable: true }) fee?: number | null;
  @OneOf(PRICE_CLASSES, {
    optional: true,
    nullable: true,
    description: 'Pays for lessons of this class; null: of every',
  })
  price_class?: PriceClass | null;
  @OneOf(HORSES_OF, { optional: true, nullable: true, description: 'On whose horses; null: on any' })
  lesson_horses?: HorsesOf | null;
  @Count({ optional: true, clearable: true, min: 1, max: 1440, description: 'As long as this; null: of any length' })
  lesson_minutes?: number | null;
  @Money({ optional: true, clearable: true, description: 'Paid at once, if the rest may follow in instalments' })
  deposit?: number | null;
  @Fraction({
    optional: true,
    clearable: true,
    description: 'Paid at once, of what it costs with tax; instead of deposit',
  })
  deposit_percent?: number | null;
  @Count({
    optional: true,
    clearable: true,
    min: 1,
    max: 36,
    description: 'Into how many the rest is divided; null: it is paid as a whole',
  })
  instalments?: number | null;
  @Count({
    optional: true,
    clearable: true,
    min: 1,
    max: 366,
    description: 'How many instalment_units are between them',
  })
  instalment_every?: number | null;
  @OneOf(INSTALMENT_UNITS, { optional: true, nullable: true, description: 'month unless told' })
  instalment_unit?: InstalmentUnit | null;
  @AccountCode('Of its revenue in the bookkeeping; empty: as what has no code')
  account_code?: string | null;
}

export class EditProductInput extends ProductDetailsInput {
  @Id() id: string;
}

export class RestProductInput extends ProductDetailsInput {
  @Flag({ optional: true }) is_active?: number;
  @RowVersion({ optional: true }) version?: number;
}

export class ProductActivationInput {
  @Id() id: string;
  @Flag({ optional: true }) is_active?: number;
  @ActiveFilter({ description: 'Which list comes back' }) filter?: string | number;
}
