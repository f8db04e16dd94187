import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { setupErrors } from '../domain/errors.js';
import { roles } from './setup-lists.js';

export interface RoleDetails {
  /** Adds a role where there is none. */
  id?: string;
  /** Undefined leaves it as it is, null clears it. R027 */
  roleName?: string | null;
  description?: string | null;
}

/** A name is one role's in its barn, however it is capitalised: staff's logins are given a role by its name. */
export class SaveRole extends barnCommand<RoleDetails, string>('setup.SaveRole') {}

@CommandHandler(SaveRole)
export class SaveRoleHandler extends BarnCommandHandler<SaveRole> {
  async handle(barn: BarnTransaction, { id, ...details }: RoleDetails) {
    const { roleName } = details;
    if (roleName) {
      const [other] = await barn.sql`
        select 1 from role
        where farm_id = ${barn.farmId} and lower(role_name) = lower(${roleName})
          and role_id is distinct from ${id ?? null}::uuid`;
      if (other) throw setupErrors.role_name_taken();
    }
    return id ? barn.execute(roles.Edit, { id, ...details }) : barn.execute(roles.Create, details);
  }
}
