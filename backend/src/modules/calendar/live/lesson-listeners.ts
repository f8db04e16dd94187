import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Sessions, type Session } from '../../../platform/auth/session.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { BarnDatabase, PlatformDatabase } from '../../../platform/database/databases.js';
import { LogFeed } from '../../../platform/event-store/log-feed.js';
import { Registry } from '../../../platform/event-store/registry.js';
import { EventStream, type Farewell } from '../../../platform/http/event-stream.js';
import { redactEmails } from '../../../platform/jobs/redact.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { newsFor, mergeNews, type LessonChange, type LessonNews } from '../domain/lesson-news.js';
import { readLessonChanges } from './read-lesson-changes.js';
import { ListenerRoom } from './listener-room.js';

interface Listener {
  token: string;
  actor: Actor;
  stream: EventStream<LessonNews>;
}
export interface Listening {
  token: string;
  farmId: string;
  actor: Actor;
  admits(session: Session): boolean;
  /** Called once the stream has ended, whoever ended it. */
  giveBack(): void;
}

const AGAIN: Farewell = { code: 'try_again', message: 'The server lets go of its listeners. Listen again.' };
const SIGNED_OUT: Farewell = { code: 'signed_out', message: 'The sign-in has ended. Please sign in again.' };
const NOT_ALLOWED: Farewell = { code: 'forbidden', message: 'You are not allowed to hear of changes any more.' };

/** The open streams of this process. Each heartbeat asks whether the stream's token would still be accepted, and ends it if not. */
@Injectable()
export class LessonListeners implements BeforeApplicationShutdown {
  private readonly logger = new Logger('lesson changes');
  private readonly feed: LogFeed<LessonChange>;
  private readonly open = new Map<Listener, Listening>();
  private readonly room: ListenerRoom;
  private heart?: NodeJS.Timeout;

  constructor(
    platform: PlatformDatabase,
    barn: BarnDatabase,
    registry: Registry,
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.room = new ListenerRoom(config.listeners);
    this.feed = new LogFeed({
      platform: platform.sql,
      barn: barn.sql,
      read: (sql, farmId, after) => readLessonChanges(sql, registry.catalogue, farmId, after),
      report: (problem, error) => this.logger.warn(`${problem}: ${redactEmails(error)}`),
    });
  }

  /** Refuses where there is no room; the answer gives the room back. */
  takeRoom(farmId: string, loginId: string) {
    return this.room.take(farmId, loginId);
  }

  async listen(reply: FastifyReply, listening: Listening, first: LessonNews) {
    const { token, farmId, actor, giveBack } = listening;
    let leave = () => undefined as void;
    let isClosed = false;
    const stream = new EventStream<LessonNews>(reply, mergeNews, () => {
      isClosed = true;
      this.open.delete(listener);
      giveBack();
      leave();
    });
    const listener: Listener = { token, actor, stream };
    this.open.set(listener, listening);
    this.heart ??= setInterval(() => void this.beat(), this.config.listeners.heartbeatMs).unref();
    stream.send(first);
    const left = await this.feed
      .follow(farmId, first.position, (changes, position) => {
        const news = newsFor(listener.actor, changes, position);
        if (news) stream.send(news);
      })
      .catch((error: unknown) => {
        stream.end(AGAIN);
        this.logger.warn(redactEmails(error));
        return () => undefined;
      });
    leave = left;
    if (isClosed) leave();
  }

  /** Open streams would hold up the shutdown, which waits for all connections to end. */
  async beforeApplicationShutdown() {
    clearInterval(this.heart);
    for (const { stream } of this.open.keys()) stream.end(AGAIN);
    await this.feed.stop();
  }

  private async beat() {
    this.feed.lookAround();
    await Promise.all([...this.open].map(([listener, listening]) => this.check(listener, listening)));
  }

  private async check(listener: Listener, { admits }: Listening) {
    const session = await this.sessionOf(listener.token);
    if (session === 'unknown') return;
    if (!session) return listener.stream.end(SIGNED_OUT);
    if (!admits(session)) return listener.stream.end(NOT_ALLOWED);
    listener.actor = session.actor;
    listener.stream.beat(2 * this.config.listeners.heartbeatMs);
  }

  /** `unknown` while the database is unreachable: streams stay open and send nothing. */
  private async sessionOf(token: string): Promise<Session | 'unknown' | undefined> {
    const claims = this.tokens.read(token);
    return claims && this.sessions.find(claims).catch(() => 'unknown' as const);
  }
}
