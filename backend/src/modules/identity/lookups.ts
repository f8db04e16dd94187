import { lookup } from '../../platform/database/lookup.js';

/** What staff may be: `farm_id`, `role_id`, `role_name`. */
export const roles = lookup('identity.roles');

/** What a role may do: `farm_id`, `role_id`, `permission_id`. */
export const rolePermissions = lookup('identity.rolePermissions');

/** Whoever may get a login: `farm_id`, `person_id`, `person_name`, `contact_email`, `billing_person_id`, `is_active`. */
export const people = lookup('identity.people');

/** Who of them rides: `farm_id`, `person_id`. */
export const riders = lookup('identity.riders');

/** Who of them is staff: `farm_id`, `person_id`. */
export const staff = lookup('identity.staff');
