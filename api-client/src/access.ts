import { callAccess, fieldAccess, screenAccess, type Restriction } from './generated/access';
import type { Claims } from './session';

export type Visitor = { readonly claims: Pick<Claims, 'user_type_code'> | null; readonly codes: readonly string[] };

type Opens = { readonly adm?: true; readonly ins?: true | readonly string[]; readonly stu?: true; readonly spr?: true };

/** By path; for a REST list with the method: `POST rest/horses`. */
export type GuardedCall = keyof typeof callAccess;
export type GuardedScreen = keyof typeof screenAccess;
type FieldAccess = typeof fieldAccess;

export const isGuardedCall = (name: string): name is GuardedCall => Object.hasOwn(callAccess, name);
export const isGuardedScreen = (name: string): name is GuardedScreen => Object.hasOwn(screenAccess, name);

/** Only by role; whose rider or lesson it is, is checked by the server. */
export const canCall = (call: GuardedCall, { claims, codes }: Visitor): boolean => {
  const { adm, ins, stu, spr }: Opens = callAccess[call];
  switch (claims?.user_type_code) {
    case 'ADM':
      return adm === true;
    case 'INS':
      return ins === true || (ins ?? []).some((code) => codes.includes(code));
    case 'STU':
      return stu === true;
    case 'SPR':
      return spr === true;
    case undefined:
      return false;
  }
};

const isOwed = (code: string, { claims, codes }: Visitor) => claims?.user_type_code === 'INS' && !codes.includes(code);

export const canSend = <Call extends keyof FieldAccess>(
  call: Call,
  field: keyof FieldAccess[Call],
  visitor: Visitor,
): boolean => {
  const fields: Readonly<Record<PropertyKey, string>> = fieldAccess[call];
  return canCall(call, visitor) && !isOwed(fields[field] ?? '', visitor);
};

/** A restriction binds staff who have it, and whoever is not known to be an administrator. A01 A02 */
export const isHeldTo = (restriction: Restriction, { claims, codes }: Visitor): boolean =>
  claims?.user_type_code === 'INS' ? codes.includes(restriction) : claims?.user_type_code !== 'ADM';

export const canOpen = (screen: GuardedScreen, visitor: Visitor): boolean =>
  ['ADM', 'INS'].includes(visitor.claims?.user_type_code ?? '') && !isOwed(screenAccess[screen], visitor);
