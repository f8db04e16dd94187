import { callAccess, fieldAccess, screenAccess } from './generated/access';
import type { Claims } from './session';

/** Somebody signed in, and the permission codes that their role holds. */
export type Visitor = { readonly claims: Pick<Claims, 'user_type_code'> | null; readonly codes: readonly string[] };

type Opens = { readonly adm?: true; readonly ins?: true | readonly string[]; readonly stu?: true; readonly spr?: true };

/** A call by its name; of a list that can be written to, with the method: `POST rest/horses`. */
export type GuardedCall = keyof typeof callAccess;
export type GuardedScreen = keyof typeof screenAccess;
type FieldAccess = typeof fieldAccess;

export const isGuardedCall = (name: string): name is GuardedCall => Object.hasOwn(callAccess, name);
export const isGuardedScreen = (name: string): name is GuardedScreen => Object.hasOwn(screenAccess, name);

/** Whether the server would let this person make the call at all; whose rider or lesson it is, it looks at itself. */
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

/** Whether this person may send that field with the call. */
export const canSend = <Call extends keyof FieldAccess>(
  call: Call,
  field: keyof FieldAccess[Call],
  visitor: Visitor,
): boolean => {
  const fields: Readonly<Record<PropertyKey, string>> = fieldAccess[call];
  return canCall(call, visitor) && !isOwed(fields[field] ?? '', visitor);
};

/** Whether a screen of the staff opens for this person. */
export const canOpen = (screen: GuardedScreen, visitor: Visitor): boolean =>
  ['ADM', 'INS'].includes(visitor.claims?.user_type_code ?? '') && !isOwed(screenAccess[screen], visitor);
