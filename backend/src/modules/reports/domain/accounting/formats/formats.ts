import { datev } from './datev.js';
import type { AccountingFormat } from './format.js';
import { generic } from './generic.js';
import { quickbooks } from './quickbooks.js';
import { xero } from './xero.js';

/** By the names by which a file is asked for. */
export const FORMATS = { generic, datev, quickbooks, xero } as const satisfies Record<string, AccountingFormat>;
export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = ['generic', 'datev', 'quickbooks', 'xero'] as const satisfies readonly FormatName[];
