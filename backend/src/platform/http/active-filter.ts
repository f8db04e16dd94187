import { OneOf } from './fields.js';

/** 1 active, 0 inactive, `all` for both; lists default to active. R029 R031 D18 */
export const ActiveFilter = (options: { description?: string } = {}) =>
  OneOf(['1', '0', 'all', 'All', 1, 0], { optional: true, ...options });

export const activeOf = (wanted: string | number = 1) =>
  String(wanted).toLowerCase() === 'all' ? undefined : String(wanted) === '1';
