import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { readApiKey } from '../../platform/auth/api-key.js';
import type { Claims, Session } from '../../platform/auth/session.js';
import { EndedSessions, Sessions, SESSIONS_CHANNEL } from '../../platform/auth/session.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/databases.js';
import { ApiKeySessions } from './api-key-sessions.js';
import { spellings } from './domain/permissions.js';
import { FindActiveLogin, type ActiveLogin } from './queries/active-login.js';

const MOST_KEPT = 20_000;

/** Caches logins and API keys for seconds. Changes made here are known at once, those made elsewhere when the database tells. F22 */
@Injectable()
export class LoginSessions extends Sessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('sessions');
  private readonly known = new Map<string, { until: number; session: Promise<unknown> }>();
  private listening?: { unlisten(): Promise<void> };

  constructor(
    private readonly database: PlatformDatabase,
    private readonly queries: QueryBus,
    private readonly keys: ApiKeySessions,
    private readonly ended: EndedSessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async onApplicationBootstrap() {
    const forget = () => this.known.clear();
    this.ended.subscribe(forget);
    // The second callback runs on every (re)connection: notifications may have been missed meanwhile.
    this.listening = await this.database.sql.listen(SESSIONS_CHANNEL, forget, forget);
  }

  async onApplicationShutdown() {
    await this.listening?.unlisten().catch((error: unknown) => this.logger.warn(String(error)));
  }

  async find(claims: Claims): Promise<Session | undefined> {
    if (!isUUID(claims.sub)) return undefined;
    const { sub: loginId, viewing_role: viewingRole, entered_farm: enteredFarm } = claims;
    if (![viewingRole, enteredFarm].every((id) => id === undefined || isUUID(id))) return undefined;
    const known = await this.recallLogin({ loginId, viewingRole, enteredFarm });
    const good =
      known && known.tokenVersion === claims.token_version && known.session.farmId === (claims.farm_id ?? undefined);
    return good ? known.session : undefined;
  }

  async ofLogin(loginId: string): Promise<Session | undefined> {
    return (await this.recallLogin({ loginId }))?.session;
  }

  async ofKey(text: string): Promise<Session | undefined> {
    const key = readApiKey(text);
    if (!key) return undefined;
    const name = `key ${key.hash}`;
    const known = await this.recall(name, () => this.keys.find(key));
    // Guesses take no room.
    if (!known) this.known.delete(name);
    return known;
  }

  private recallLogin(wanted: { loginId: string; viewingRole?: string; enteredFarm?: string }) {
    return this.recall(Object.values(wanted).join(), async () => {
      const login = await this.queries.execute(new FindActiveLogin(wanted));
      return sessionOf(login, (wanted.viewingRole ?? wanted.enteredFarm) !== undefined);
    });
  }

  private recall<Found>(name: string, find: () => Promise<Found | undefined>) {
    const now = performance.now();
    const kept = this.known.get(name);
    if (kept && kept.until > now) return kept.session as Promise<Found | undefined>;
    if (this.known.size >= MOST_KEPT) this.known.clear();
    const session = find();
    this.known.set(name, { until: now + this.config.sessionsKeptMs, session });
    session.catch(() => this.known.delete(name));
    return session;
  }
}

interface KnownSession {
  tokenVersion: number;
  session: Session;
}

const sessionOf = (login: ActiveLogin | undefined, onlyLooks: boolean): KnownSession | undefined =>
  login && {
    tokenVersion: login.tokenVersion,
    session: {
      farmId: login.farmId ?? undefined,
      username: login.email,
      ...(onlyLooks && { readOnly: true }),
      actor: {
        loginId: login.loginId,
        userType: login.userType,
        personId: login.personId ?? undefined,
        roleId: login.roleId ?? undefined,
        permissions: new Set(login.codes.flatMap(spellings)),
        linkedClientsOnly: login.linkedClientsOnly,
        ...(login.familyPart && { part: login.familyPart, mayBuy: login.mayBuy }),
      },
    },
  };
