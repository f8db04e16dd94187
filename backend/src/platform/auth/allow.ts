import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Actor } from '../tenancy/actor.js';
import { isInCircle, type FamilyCircle } from '../tenancy/family-part.js';

export const ACCESS = Symbol('access');

/**
 * `ins`: one of these permissions suffices; `true`: all staff. `stu`: whom of a family; `true`: its adults. Ownership is checked by the
 * command or query.
 */
export interface Access {
  adm?: true;
  ins?: true | string | readonly string[];
  stu?: true | FamilyCircle;
  spr?: true;
}

export const Public = () => SetMetadata(ACCESS, 'public');
export const Allow = (access: Access) => applyDecorators(SetMetadata(ACCESS, access), ApiBearerAuth());

/** Of a family; undefined: nobody. */
export const circleOf = ({ stu }: Access): FamilyCircle | undefined => (stu === true ? 'adults' : stu);

export function admits(access: Access, actor: Actor) {
  const { userType, permissions } = actor;
  if (userType === 'STU') {
    const circle = circleOf(access);
    return circle !== undefined && isInCircle(circle, actor);
  }
  if (userType !== 'INS') return { ADM: access.adm, SPR: access.spr }[userType] === true;
  if (access.ins === undefined) return false;
  return access.ins === true || [access.ins].flat().some((code) => permissions.has(code));
}
