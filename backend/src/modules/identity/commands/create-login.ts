import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import { identityErrors } from '../domain/errors.js';
import type { LoginCreated } from '../events.js';
import { Login } from '../tables/login.entity.js';
import { RequestPasswordLink } from './request-password-link.js';
import { people, roles } from '../lookups.js';

export interface NewLogin {
  personId: string;
  email: string;
  /** Fixed for the login's life. A15 */
  userType: 'ADM' | 'INS' | 'STU';
  roleId?: string;
  /** Of somebody of a family who is not its account holder. */
  family?: { part: FamilyPart; mayBuy: boolean; getsMails: boolean };
  /** Hashed before the barn is locked; without one, a link to create a password is mailed. */
  passwordHash?: string;
}

/** Idempotent by person and address. Addresses are unique across barns, which only the constraint can tell. */
export class CreateLogin extends barnCommand<NewLogin, string>('identity.CreateLogin') {}

@CommandHandler(CreateLogin)
export class CreateLoginHandler extends BarnCommandHandler<CreateLogin> {
  async handle(barn: BarnTransaction, { personId, userType, ...input }: NewLogin) {
    const { farmId } = barn;
    const email = input.email.trim().toLowerCase();
    const { roleId = null, passwordHash = null, family } = input;
    const logins = barn.repository(Login);
    const [[person], taken, theirs, [role]] = await Promise.all([
      barn.sql`select 1 from ${people(barn.sql)} p where farm_id = ${farmId} and person_id = ${personId}`,
      logins.findOneBy({ farmId, email }),
      logins.findOneBy({ farmId, personId }),
      barn.sql`select 1 from ${roles(barn.sql)} r where farm_id = ${farmId} and role_id = ${roleId}::uuid`,
    ]);
    if (!person) throw notFound('The person');
    if (taken?.personId === personId) return taken.loginId;
    if (taken || theirs) throw identityErrors.email_taken();
    if (roleId && !role) throw notFound('The role');
    const loginId = barn.newId();
    const given = family && { familyPart: family.part, mayBuy: family.mayBuy, getsMails: family.getsMails };
    await logins.insert({ loginId, email, passwordHash, userType, farmId, personId, roleId, ...given });
    barn.record(`login-${loginId}`, {
      type: 'identity.LoginCreated',
      data: { loginId, personId, userType, roleId },
    } satisfies LoginCreated);
    if (!passwordHash) await barn.execute(RequestPasswordLink, { loginId, personId, purpose: 'create' });
    return loginId;
  }
}
