import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Refusal } from '../errors/refusal.js';
import { onlyDeclared } from './declared-fields.js';
import { readJson } from './json-text.js';

export const PERMISSION = 'x-permission';

interface Options {
  optional?: boolean;
  nullable?: boolean;
  message?: string;
  description?: string;
  example?: unknown;
  permission?: string;
}
type Make = new () => object;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What is emptied on purpose: null for what may be cleared, and for what may not, so that its rule says so. */
const emptied = (value: unknown, said: boolean) => (said && value !== undefined ? null : undefined);
const blank = (value: unknown) => (value === '' || value === null ? undefined : value);
const property = ({ optional, nullable, description, example, permission }: Options, schema: object) =>
  (optional ? ApiPropertyOptional : ApiProperty)({
    description,
    example,
    nullable,
    ...(permission && { [PERMISSION]: permission }),
    ...schema,
  } as object);
const choices = (values: readonly (string | number)[], { nullable }: { nullable?: boolean | undefined }) =>
  nullable ? [...values, null] : values;
const presence = ({ optional }: Options) => (optional ? [IsOptional()] : []);
const fieldMessage = (options: Options, fallback: string) => ({ message: options.message ?? fallback });

/** Trimmed; by default at most 5,000 characters. */
export const Text = ({ max = 5000, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(
    property(options, { type: String, maxLength: max }),
    ...presence(options),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    MaxLength(max, { message: `$property must not be longer than ${max} characters` }),
    IsString(fieldMessage(options, '$property must be text')),
  );

export const RequiredText = (options: Options & { max?: number } = {}) =>
  applyDecorators(Text(options), Matches(/\S/, fieldMessage(options, '$property is required')));

/** `clearable`: empty text or null removes the value. */
export const Id = ({ clearable = false, ...options }: Options & { clearable?: boolean } = {}) =>
  applyDecorators(
    property({ ...options, ...(clearable && { nullable: true }) }, { type: String, format: 'uuid' }),
    Transform(({ value }) => lowerCase(blank(value)) ?? emptied(value, clearable || !options.optional)),
    ...presence(options),
    IsUUID(undefined, fieldMessage(options, '$property must be an id')),
  );

export const Ids = ({ max = 500, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'uuid', isArray: true, maxItems: max }),
    ...presence(options),
    Transform(({ value, key }) => {
      const list = parsed(value, key);
      return Array.isArray(list) ? list.map(lowerCase) : list;
    }),
    IsArray(fieldMessage(options, '$property must be a list of ids')),
    ArrayMaxSize(max),
    IsUUID(undefined, { each: true, message: '$property must be a list of ids' }),
  );

/** 1 or 0; accepts true, false and their spellings. */
export const Flag = (options: Options = {}) =>
  applyDecorators(
    property(options, { type: Number, enum: choices([0, 1], options) }),
    ...presence(options),
    Transform(({ value }) => flag(value)),
    IsIn([0, 1], fieldMessage(options, '$property must be 1 or 0')),
  );

/** `clearable`: empty text or null removes the value; `outside` says what is wrong below and above the range. */
export const Count = ({
  min = 0,
  max = 1_000_000,
  clearable = false,
  outside,
  ...options
}: Options & {
  min?: number;
  max?: number;
  clearable?: boolean;
  outside?: readonly [low: string, high: string];
} = {}) =>
  applyDecorators(
    property({ ...options, ...(clearable && { nullable: true }) }, { type: Number, minimum: min, maximum: max }),
    Transform(({ value }) => numeric(value) ?? emptied(value, clearable || !options.optional)),
    ...presence(options),
    Min(min, outside && { message: outside[0] }),
    Max(max, outside && { message: outside[1] }),
    IsInt(fieldMessage(options, '$property must be a whole number')),
  );

/** class-validator's own rule fails for numbers with an exponent. */
const AMOUNT = {
  name: 'isAmount',
  validator: { validate: (value: unknown) => typeof value === 'number' && Number(value.toFixed(2)) === value },
};
/** At most two decimals. `clearable`: empty text or null empties the value. */
export const Money = ({ clearable = false, ...options }: Options & { clearable?: boolean } = {}) =>
  applyDecorators(
    property({ ...options, ...(clearable && { nullable: true }) }, { type: Number, example: options.example ?? 45.5 }),
    Transform(({ value }) => numeric(value) ?? emptied(value, clearable)),
    ...presence(options),
    Min(-10_000_000),
    Max(10_000_000),
    ValidateBy(AMOUNT, fieldMessage(options, '$property must be an amount with at most two decimals')),
  );

/** 0 to 1. `clearable`: empty text or null removes the value. E03 */
export const Fraction = ({ clearable = false, ...options }: Options & { clearable?: boolean } = {}) =>
  applyDecorators(
    property({ ...options, ...(clearable && { nullable: true }) }, { type: Number, minimum: 0, maximum: 1 }),
    Transform(({ value }) => numeric(value) ?? emptied(value, clearable || !options.optional)),
    ...presence(options),
    Min(0),
    Max(1),
    IsNumber({}, fieldMessage(options, '$property must be a number')),
  );

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** Rejects dates such as 31 February. */
const realDay = (options: Options) =>
  IsISO8601({ strict: true }, fieldMessage(options, '$property must be a day of the calendar'));
/** `clearable`: empty text or null removes the value. */
export const DateOnly = ({ clearable = false, ...options }: Options & { clearable?: boolean } = {}) =>
  applyDecorators(
    property(
      { ...options, ...(clearable && { nullable: true }) },
      { type: String, format: 'date', example: '2026-11-24' },
    ),
    Transform(({ value }) => blank(value) ?? emptied(value, clearable)),
    ...presence(options),
    Matches(DATE, fieldMessage(options, '$property must be a date like 2026-11-24')),
    realDay(options),
  );

/** `DateOnly` of 1970 to 2199: a day on which something of the barn can be, which the database can hold and reckon with. */
export const CalendarDay = (options: Parameters<typeof DateOnly>[0] = {}) =>
  applyDecorators(
    DateOnly(options),
    Matches(/^(19[7-9]|20|21)/, fieldMessage(options, '$property must be a day of the calendar')),
  );

export const Dates = ({ max = 500, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(
    property(options, { type: String, format: 'date', isArray: true, maxItems: max }),
    ...presence(options),
    Transform(({ value, key }) => parsed(value, key)),
    IsArray(fieldMessage(options, '$property must be a list of dates')),
    ArrayMaxSize(max),
    Matches(DATE, { each: true, message: '$property must be a list of dates like 2026-11-24' }),
  );

/** `HH:mm`; seconds are accepted and dropped. */
export const TimeOfDay = (options: Options = {}) =>
  applyDecorators(
    property(options, { type: String, example: '16:00' }),
    Transform(({ value }) => (typeof value === 'string' ? blank(value.slice(0, 5)) : value)),
    ...presence(options),
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage(options, '$property must be a time like 16:00')),
  );

/** Local time of the barn, `YYYY-MM-DD HH:mm`. R197 */
export const WallClock = (options: Options = {}) =>
  applyDecorators(
    property(options, { type: String, example: '2026-11-24 16:00' }),
    Transform(({ value }) => (typeof value === 'string' ? blank(value.replace('T', ' ').slice(0, 16)) : value)),
    ...presence(options),
    Matches(
      /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/,
      fieldMessage(options, '$property must be a time like 2026-11-24 16:00'),
    ),
    realDay(options),
  );

/** `clearable`: empty text or null removes the value; `blank`: empty text counts as left out. */
export const Email = ({
  clearable = false,
  blank: mayBeBlank = false,
  ...options
}: Options & { clearable?: boolean; blank?: boolean } = {}) =>
  applyDecorators(
    property({ ...options, ...(clearable && { nullable: true }) }, { type: String, format: 'email' }),
    Transform(({ value }) => {
      const address: unknown = typeof value === 'string' ? value.trim().toLowerCase() : value;
      if (clearable && address === '') return null;
      return mayBeBlank ? blank(address) : address;
    }),
    ...presence(options),
    MaxLength(254),
    IsEmail({}, fieldMessage(options, '$property must be an email address')),
  );

/** `clearable`: empty text or null removes the value. */
export const OneOf = (
  values: readonly (string | number)[],
  { clearable = false, ...options }: Options & { clearable?: boolean } = {},
) =>
  applyDecorators(
    property(
      { ...options, ...(clearable && { nullable: true }) },
      { enum: choices(values, { nullable: clearable || options.nullable }) },
    ),
    Transform(({ value }) => blank(value) ?? emptied(value, clearable)),
    ...presence(options),
    IsIn([...values], fieldMessage(options, `$property must be one of ${values.join(', ')}`)),
  );

export const CodeOf = (name: string, names: Readonly<Record<string, string>>, options: Options = {}) =>
  applyDecorators(
    property(options, { enum: Object.keys(names), enumName: name, 'x-enumNames': Object.values(names) }),
    ...presence(options),
    IsIn(Object.keys(names), fieldMessage(options, `$property must be one of ${Object.keys(names).join(', ')}`)),
  );

/** Also accepts JSON text, for queries. D21 */
export const ListOf = (make: () => Make, { max = 1000, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(
    property(options, { type: () => make(), isArray: true, maxItems: max }),
    ...presence(options),
    Transform(({ obj, key }) => instances(make(), parsed((obj as Record<string, unknown>)[key], key))),
    ArrayMaxSize(max),
    ValidateNested({ each: true }),
    IsArray(fieldMessage(options, '$property must be a list')),
  );

export const Filter = ({ properties, ...options }: Options & { properties: Schemas }) =>
  applyDecorators(
    property({ optional: true, ...options }, { type: 'object', properties, selfRequired: false }),
    ...presence({ optional: true, ...options }),
    Transform(({ value, key }) => parsed(value, key)),
    IsObject(fieldMessage(options, '$property must be an object')),
  );

export const IgnoredField = () => Text({ optional: true, description: 'Accepted; the server knows it by itself' });

function parsed(value: unknown, field: string): unknown {
  if (typeof value !== 'string')
    return value === undefined || value === null || typeof value === 'object' ? (value ?? undefined) : [value];
  if (value === '') return undefined;
  try {
    return readJson(value, field) ?? undefined;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return value.startsWith('[') || value.startsWith('{') ? value : [value];
  }
}
const instances = (make: Make, value: unknown) =>
  Array.isArray(value)
    ? value.map((item: unknown) =>
        item !== null && typeof item === 'object' ? plainToInstance(make, onlyDeclared(make, item)) : item,
      )
    : value;
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const flag = (value: unknown) =>
  value === true || value === 'true' || value === '1'
    ? 1
    : value === false || value === 'false' || value === '0'
      ? 0
      : value === '' || value === null
        ? undefined
        : value;
const numeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : blank(value);
