import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

export const ACCESS = Symbol('access');

/**
 * Who may call a route. `ins` names the permissions of which one suffices; `true` lets all staff in. Ownership (own account, own
 * lessons) is decided by the command or query.
 */
export interface Access {
  adm?: true;
  ins?: true | string | readonly string[];
  stu?: true;
  spr?: true;
}

/** Callable without a token. */
export const Public = () => SetMetadata(ACCESS, 'public');
export const Allow = (access: Access) => applyDecorators(SetMetadata(ACCESS, access), ApiBearerAuth());

export const admits = (access: Access, userType: 'ADM' | 'INS' | 'STU' | 'SPR', permissions: ReadonlySet<string>) => {
  if (userType !== 'INS') return { ADM: access.adm, STU: access.stu, SPR: access.spr }[userType] === true;
  if (access.ins === undefined) return false;
  return access.ins === true || [access.ins].flat().some((code) => permissions.has(code));
};
