import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Sessions, type Session } from '../../../platform/auth/session.js';
import { Tokens } from '../../../platform/auth/tokens.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { BarnDatabase, PlatformDatabase } from '../../../platform/database/databases.js';
import { tooMany } from '../../../platform/errors/refusal.js';
import { LogFeed } from '../../../platform/event-store/log-feed.js';
import { Registry } from '../../../platform/event-store/registry.js';
import { EventStream } from '../../../platform/http/event-stream.js';
import { redactEmails } from '../../../platform/jobs/redact.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { newsFor, mergeNews, type LessonChange, type LessonNews } from '../domain/lesson-news.js';
import { readLessonChanges } from './read-lesson-changes.js';

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
}

/** The open streams of this process. Each heartbeat asks whether the stream's token would still be accepted, and ends it if not. */
@Injectable()
export class LessonListeners implements BeforeApplicationShutdown {
  private readonly logger = new Logger('lesson changes');
  private readonly feed: LogFeed<LessonChange>;
  private readonly open = new Map<Listener, Listening>();
  private heart?: NodeJS.Timeout;

  constructor(
    platform: PlatformDatabase,
    barn: BarnDatabase,
    registry: Registry,
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.feed = new LogFeed({
      platform: platform.sql,
      barn: barn.sql,
      read: (sql, farmId, after) => readLessonChanges(sql, registry.catalogue, farmId, after),
      report: (problem, error) => this.logger.warn(`${problem}: ${redactEmails(error)}`),
    });
  }

  makeRoom(farmId: string) {
    const { barn, process } = this.config.listeners;
    if (this.feed.count(farmId) >= barn || this.feed.count() >= process)
      throw tooMany('Too many screens listen to changes. They go on without.');
  }

  async listen(reply: FastifyReply, listening: Listening, first: LessonNews) {
    const { token, farmId, actor } = listening;
    let leave = () => undefined as void;
    let isClosed = false;
    const stream = new EventStream<LessonNews>(reply, mergeNews, () => {
      isClosed = true;
      this.open.delete(listener);
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
        stream.end();
        this.logger.warn(redactEmails(error));
        return () => undefined;
      });
    leave = left;
    if (isClosed) leave();
  }

  /** Open streams would hold up the shutdown, which waits for all connections to end. */
  async beforeApplicationShutdown() {
    clearInterval(this.heart);
    for (const { stream } of this.open.keys()) stream.end();
    await this.feed.stop();
  }

  private async beat() {
    this.feed.lookAround();
    await Promise.all([...this.open].map(([listener, listening]) => this.check(listener, listening)));
  }

  private async check(listener: Listener, { admits }: Listening) {
    const session = await this.sessionOf(listener.token);
    if (session === 'unknown') return;
    if (!session || !admits(session)) return listener.stream.end();
    listener.actor = session.actor;
    listener.stream.beat(2 * this.config.listeners.heartbeatMs);
  }

  /** `unknown` while the database is unreachable: streams stay open and send nothing. */
  private async sessionOf(token: string): Promise<Session | 'unknown' | undefined> {
    const claims = this.tokens.read(token);
    return claims && this.sessions.find(claims).catch(() => 'unknown' as const);
  }
}
