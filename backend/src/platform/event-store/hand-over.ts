import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from './in-barn.js';
import { advanceTo, eventsBetween, takeNext, type EventRow } from './checkpoint.js';
import { upcast, type AnyCatalogue, type StoredEvent } from './event.js';
import type { Subscription } from './subscription.js';

export interface SetAside {
  farmId: string;
  subscription: string;
  from: number;
  to: number;
}

export interface HandOverParts {
  barn: Pool;
  catalogue: AnyCatalogue;
  setAside(events: SetAside, error: unknown): Promise<void>;
}

const BATCH = 500;

class HandlingFailed extends Error {
  constructor(readonly group: readonly Subscription[]) {
    super('A subscription could not handle its events.');
  }
}

/** Subscriptions at one position share a read and a transaction. On failure each is served alone; what fails again becomes a job. */
export class HandOver {
  constructor(private readonly parts: HandOverParts) {}

  async step(farmId: string, subscriptions: readonly Subscription[]): Promise<readonly Subscription[]> {
    try {
      return await this.serve(farmId, subscriptions, this.together);
    } catch (error) {
      if (!(error instanceof HandlingFailed)) throw error;
      for (const subscription of error.group) await this.serve(farmId, [subscription], this.commandByCommand);
      return subscriptions;
    }
  }

  again = ({ farmId, from, to }: SetAside, subscription: Subscription) =>
    inBarn(this.parts.barn, farmId, async (sql) =>
      this.hand(farmId, subscription, await eventsBetween(sql, farmId, { from, to }, subscription.types), sql),
    );

  private serve(farmId: string, subscriptions: readonly Subscription[], hand: HandOver['together']) {
    return inBarn(this.parts.barn, farmId, async (sql) => {
      for (let limit = BATCH; ; limit *= 2) {
        const { held, from, rows, end } = await takeNext(sql, farmId, subscriptions, limit);
        const group = subscriptions.filter(({ name }) => held.get(name) === from);
        const behind = subscriptions.filter(({ name }) => (held.get(name) ?? from) < from);
        if (group.length === 0) return [];
        const cut = rows.length === limit;
        const whole = cut ? withoutLastCommand(rows) : rows;
        if (cut && whole.length === 0) continue;
        if (whole.length) await hand(farmId, group, whole, sql);
        const last = whole.at(-1)?.position ?? from;
        const names = group.map(({ name }) => name);
        await advanceTo(sql, farmId, names, cut ? last : Math.max(end, last));
        return cut ? [...group, ...behind] : behind;
      }
    });
  }

  private together = async (
    farmId: string,
    group: readonly Subscription[],
    rows: readonly EventRow[],
    sql: Sql,
  ): Promise<void> => {
    const results = await Promise.allSettled(group.map((subscription) => this.hand(farmId, subscription, rows, sql)));
    if (results.some(({ status }) => status === 'rejected')) throw new HandlingFailed(group);
  };

  private commandByCommand: HandOver['together'] = async (farmId, [subscription], rows, sql) => {
    if (!subscription) return;
    for (const command of commandsOf(rows)) {
      await sql.unsafe('savepoint command');
      try {
        await this.hand(farmId, subscription, command, sql);
        await sql.unsafe('release savepoint command');
      } catch (error) {
        // If the database is unreachable this fails, too, and nothing is set aside.
        await sql.unsafe('rollback to savepoint command');
        const [from, to] = [command[0]?.position ?? 0, command.at(-1)?.position ?? 0];
        await this.parts.setAside({ farmId, subscription: subscription.name, from, to }, error);
      }
    }
  };

  private async hand(farmId: string, subscription: Subscription, rows: readonly EventRow[], sql: Sql) {
    const events = rows
      .filter(({ type }) => subscription.types.includes(type))
      .map((row) => stored(this.parts.catalogue, farmId, row));
    if (events.length) await subscription.handle(events, sql);
  }
}

const stored = (
  catalogue: AnyCatalogue,
  farmId: string,
  { position, stream, version, type, schema_version, data, metadata, occurred_at }: EventRow,
): StoredEvent => ({
  farmId,
  position,
  stream,
  version,
  type,
  metadata: metadata as StoredEvent['metadata'],
  occurredAt: occurred_at,
  data: upcast(catalogue, type, schema_version, data),
});

/** A batch may end within a command's events, but handlers get whole commands. */
const withoutLastCommand = (rows: readonly EventRow[]) => {
  const last = rows.at(-1)?.metadata.commandId;
  return rows.filter((row) => row.metadata.commandId !== last);
};

/** A command's events are adjacent, because a barn has one writer. */
function commandsOf(rows: readonly EventRow[]): EventRow[][] {
  const commands: EventRow[][] = [];
  for (const row of rows) {
    const current = commands.at(-1);
    if (current?.[0]?.metadata.commandId === row.metadata.commandId) current.push(row);
    else commands.push([row]);
  }
  return commands;
}
