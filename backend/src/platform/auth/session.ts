import type { Actor } from '../tenancy/actor.js';

/** What a token says. Names are the wire's. R011 */
export interface Claims {
  sub: string;
  role_id: string | null;
  user_type_code: Actor['userType'];
  user_person_id: string | null;
  username: string;
  farm_id: string | null;
  /** Must equal the login's; raised when tokens are revoked. */
  token_version: number;
  exp?: number;
}

export interface Session {
  farmId?: string;
  actor: Actor;
  username: string;
}

/** Turns claims into a session, or undefined when the login, its tokens or its barn are no longer good. F22 */
export abstract class Sessions {
  abstract find(claims: Claims): Promise<Session | undefined>;
}

/** Notified by the transaction of every event that `endsSessions`. */
export const SESSIONS_CHANNEL = 'leadline_sessions';
