import { recordOf } from '@leadline/api-client';

/** Where somebody lives, in the order in which it is asked. */
export const ADDRESS_PARTS = [
  'address_street',
  'address_line2',
  'address_postcode',
  'address_town',
  'address_region',
  'address_country',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

const { fields } = recordOf('accounts');

export const addressLabels: Readonly<Record<string, string>> = Object.fromEntries(
  ADDRESS_PARTS.map((part) => [part, fields[part]?.label ?? part]),
);

export const addressWords = (lives: Partial<Record<AddressPart, string | null>>): string =>
  ADDRESS_PARTS.map((part) => lives[part])
    .filter(Boolean)
    .join(', ');
