import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler } from '../../../platform/messages/barn-query.js';
import { roles } from '../lookups.js';

/** What the role is called; null if it has no name. */
export class ReadRoleToSee extends barnQuery<{ roleId: string }, string | null>('identity.ReadRoleToSee') {}

@QueryHandler(ReadRoleToSee)
export class ReadRoleToSeeHandler extends BarnQueryHandler<ReadRoleToSee> {
  async answer(sql: Sql, { roleId }: { roleId: string }) {
    const [role] = await sql<
      { role_name: string | null }[]
    >`select role_name from ${roles(sql)} r where role_id = ${roleId}`;
    if (!role) throw notFound('The role', 'role_id');
    return role.role_name;
  }
}
