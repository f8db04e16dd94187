import type { Command } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock/clock.js';
import type { BarnConnections } from '../database/barn-connections.js';
import type { Sql } from '../database/connect.js';
import { openTransaction } from '../database/open-transaction.js';
import { violatedConstraint } from '../database/violated-constraint.js';
import { SESSIONS_CHANNEL } from '../auth/session.js';
import { busy, notFound, Refusal } from '../errors/refusal.js';
import type { Actor } from '../tenancy/actor.js';
import { nameBarn } from '../tenancy/name-barn.js';
import { settingsOf, settingsRows } from '../tenancy/load-barn-settings.js';
import { BarnTransaction } from './barn-transaction.js';
import type { Registry } from './registry.js';
import { writingWaysOf, type WritingWays } from './writing-ways.js';

export interface CommandContext {
  farmId: string;
  actor: Actor;
  /** For imported history; otherwise the clock's. */
  now?: Date;
  idempotency?: { key: string; fingerprint: string };
  /** Why somebody goes on in spite of a warning: free text, so not for the log. */
  reason?: string;
}

/** A position or version of the log that is taken already. */
const OF_THE_LOG = ['event_pkey', 'event_farm_id_stream_version_key'];

type Work<Result> = (barn: BarnTransaction) => Promise<Result>;
export type Dispatch = <Result>(command: Command<Result>) => Promise<Result>;

/** What transactions do to the rest of the process. */
interface Surroundings {
  dispatch: Dispatch;
  /** Called after the commit of an event that `endsSessions`, before the command is answered. */
  sessionsEnded(): void;
}

export class BarnTransactions {
  constructor(
    private readonly connections: BarnConnections,
    readonly registry: Registry,
    private readonly clock: Clock,
    private readonly surroundings: Surroundings,
  ) {}

  /** Resolves when durable. A repeated idempotency key gets the first result; with another body, 422. */
  async run<Result>(context: CommandContext, name: string, work: Work<Result>): Promise<Result> {
    return (await this.perform(context, { name, work }, () => undefined)).result;
  }

  /** `ask` travels with the commit and sees the writes; it must issue all statements before its first await. */
  async answer<Result, Answer>(
    context: CommandContext,
    name: string,
    work: Work<Result>,
    ask: (sql: Sql, result: Result, now: Date) => Promise<Answer>,
  ): Promise<Answer> {
    return (await this.perform(context, { name, work }, ask)).answer;
  }

  private async perform<Result, Answer>(
    context: CommandContext,
    { name, work }: { name: string; work: Work<Result> },
    ask: (sql: Sql, result: Result, now: Date) => Answer,
  ) {
    const now = context.now ?? this.clock.now();
    const ways = await writingWaysOf(this.connections.pool);
    const { connection, opened } = await openTransaction(
      () => this.connections.toWrite(context.farmId),
      ({ sql }) => this.open(sql, ways, context),
    );
    const { sql, manager } = connection;
    const { opening, earlier } = opened;
    try {
      if (earlier) {
        if (earlier.fingerprint !== context.idempotency?.fingerprint)
          throw new Refusal('key_reused', 'key_reused', 'This Idempotency-Key was used for another request.');
        const result = earlier.result as Result;
        const [answer] = await Promise.all([ask(sql, result, now), sql.unsafe('rollback')]);
        return { result, answer };
      }
      const start = {
        sql,
        manager,
        registry: this.registry,
        ways,
        settings: settingsOf(opening.farm),
        actor: context.actor,
        reason: context.reason,
        now,
        commandId: uuid(),
        position: opening.position,
      };
      const barn = new BarnTransaction(start, name, this.surroundings.dispatch);
      const result = await work(barn);
      await barn.settle();
      const answer = await this.close(sql, context, barn, { result, ask: () => ask(sql, result, now) });
      if (barn.endsSessions) this.surroundings.sessionsEnded();
      return { result, answer };
    } catch (error) {
      await sql.unsafe('rollback').catch(() => undefined);
      throw this.friendly(error);
    } finally {
      connection.release();
    }
  }

  private async open(sql: Sql, ways: WritingWays, { farmId, idempotency }: CommandContext) {
    const [, , clock, farm, earlier] = await Promise.all([
      sql.unsafe('begin'),
      nameBarn(sql, farmId),
      ways.lockBarn(sql, farmId),
      settingsRows(sql),
      idempotency
        ? sql<
            { fingerprint: string; result: unknown }[]
          >`select fingerprint, result from idempotency_key where farm_id = ${farmId} and key = ${idempotency.key}`
        : [],
    ]);
    if (!clock[0] || !farm[0]) throw notFound('This barn');
    return { opening: { position: clock[0].position, farm: farm[0] }, earlier: earlier[0] };
  }

  /** One round trip: writes and commit are pipelined; PostgreSQL turns the commit into a rollback if a write failed. */
  private async close<Answer>(
    sql: Sql,
    { farmId, idempotency }: CommandContext,
    barn: BarnTransaction,
    { result, ask }: { result: unknown; ask: () => Answer },
  ): Promise<Awaited<Answer>> {
    const writes: PromiseLike<unknown>[] = barn.flush();
    if (idempotency)
      writes.push(
        sql`
          insert into idempotency_key (farm_id, key, fingerprint, result)
          values (${farmId}, ${idempotency.key}, ${idempotency.fingerprint}, ${sql.json(result ?? null)})`,
      );
    if (writes.length) writes.push(sql`select pg_notify('leadline_events', ${farmId})`);
    if (barn.endsSessions) writes.push(sql`select pg_notify(${SESSIONS_CHANNEL}, '')`);
    const written = Promise.all(writes);
    const rest = Promise.all([ask(), sql.unsafe('commit')]);
    rest.catch(() => undefined);
    await written;
    return (await rest)[0];
  }

  private friendly(error: unknown) {
    const constraint = violatedConstraint(error) ?? '';
    // The lock was read elsewhere than it was written, as while a barn moves to another server; nothing was done.
    if (OF_THE_LOG.includes(constraint)) return busy();
    return this.registry.violations[constraint]?.() ?? error;
  }
}
