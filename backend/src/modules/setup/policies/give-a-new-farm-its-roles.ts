import { policy } from '../../../platform/event-store/policy.js';
import type { FarmOpened } from '../../farms/contracts.js';
import { SetRolePermissions } from '../commands/set-role-permission.js';
import { roles } from '../commands/setup-lists.js';
import { FIRST_ROLES } from '../domain/first-roles.js';

export const giveANewFarmItsRoles = policy<FarmOpened>(
  'setup.GiveANewFarmItsRoles',
  ['farms.FarmOpened'],
  async (_, barn) => {
    const [known] = await barn.sql`select from role where farm_id = ${barn.farmId} limit 1`;
    if (known) return;
    for (const { permissions, ...role } of FIRST_ROLES)
      await barn.execute(SetRolePermissions, {
        roleId: await barn.execute(roles.Create, role),
        permissions,
        held: true,
      });
  },
);
