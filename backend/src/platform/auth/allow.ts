import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

export const ACCESS = Symbol('access');

/** `ins`: one of these permissions suffices; `true`: all staff. Ownership is checked by the command or query. */
export interface Access {
  adm?: true;
  ins?: true | string | readonly string[];
  stu?: true;
  spr?: true;
}

export const Public = () => SetMetadata(ACCESS, 'public');
export const Allow = (access: Access) => applyDecorators(SetMetadata(ACCESS, access), ApiBearerAuth());

export const admits = (access: Access, userType: 'ADM' | 'INS' | 'STU' | 'SPR', permissions: ReadonlySet<string>) => {
  if (userType !== 'INS') return { ADM: access.adm, STU: access.stu, SPR: access.spr }[userType] === true;
  if (access.ins === undefined) return false;
  return access.ins === true || [access.ins].flat().some((code) => permissions.has(code));
};
