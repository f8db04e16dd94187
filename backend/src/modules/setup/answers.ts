import { askedByFarms } from '../farms/contracts.js';
import { askedByIdentity } from '../identity/contracts.js';

export const setupAnswers = [
  askedByFarms.sections.answeredBy((sql) => sql`(select farm_id, section_id, section_name, is_active from section)`),
  askedByIdentity.roles.answeredBy((sql) => sql`(select farm_id, role_id, role_name from role)`),
  askedByIdentity.rolePermissions.answeredBy(
    (sql) => sql`(select farm_id, role_id, permission_id from role_permission)`,
  ),
];
