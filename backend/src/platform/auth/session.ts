import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';
import type { Actor } from '../tenancy/actor.js';
import type { ApiScope } from './api-scopes.js';

export interface Claims {
  sub: string;
  role_id: string | null;
  user_type_code: Actor['userType'];
  user_person_id: string | null;
  username: string;
  farm_id: string | null;
  /** Must equal the login's; increased to revoke tokens. R011 */
  token_version: number;
  /** An administrator looks at the product as this role opens it. */
  viewing_role?: string;
  /** The super user looks at this barn as its administrators do. */
  entered_farm?: string;
  exp?: number;
}

export interface Session {
  farmId?: string;
  actor: Actor;
  username: string;
  /** Only looks: whatever would change something is refused. */
  readOnly?: true;
  /** Another program acts, and for itself: only calls of these scopes are open. */
  key?: { readonly id: string; readonly scopes: ReadonlySet<ApiScope> };
}

/** Undefined if the login, its tokens or its barn are no longer valid. F22 */
export abstract class Sessions {
  abstract find(claims: Claims): Promise<Session | undefined>;
  /** What the login may do at the moment, for what acts for it without a token. */
  abstract ofLogin(loginId: string): Promise<Session | undefined>;
  /** Undefined unless this API key is good now, and its barn active. */
  abstract ofKey(key: string): Promise<Session | undefined>;
}

/** Says within this process that a transaction with an event that `endsSessions` is committed, before its command is answered. */
@Injectable()
export class EndedSessions extends Subject<void> {}

/** Notified by the same transactions, for the other processes, which hear it a moment later. */
export const SESSIONS_CHANNEL = 'leadline_sessions';
