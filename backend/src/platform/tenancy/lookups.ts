import { lookup } from '../database/lookup.js';

/** Every barn: `farm_id`, `farm_name`, `time_zone`, `currency_code`, `preferences`, `is_active`, `public_id`. */
export const barns = lookup('platform.barns');

/** Everybody whom a barn knows: `farm_id`, `person_id`, `person_name`. */
export const people = lookup('platform.people');
