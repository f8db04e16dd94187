import { OneOf } from './fields.js';

const WANTED = ['1', '0', 'all', 'All', 1, 0] as const;
export type WantedActive = (typeof WANTED)[number];

/** 1 active, 0 inactive, `all` for both; lists default to active. R029 R031 D18 */
export const ActiveFilter = (options: { description?: string } = {}) => OneOf(WANTED, { optional: true, ...options });

export const isWantedActive = (value: unknown): value is WantedActive => WANTED.some((one) => one === value);

export const activeOf = (wanted: string | number = 1) =>
  String(wanted).toLowerCase() === 'all' ? undefined : String(wanted) === '1';

/** What a call sets: undefined leaves it, or toggles it where the call says so. */
export const activationOf = (flag?: number) => (flag === undefined ? undefined : flag === 1);
