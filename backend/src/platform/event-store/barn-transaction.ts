import { v7 as uuid } from 'uuid';
import type { Fragment, Sql } from '../database/connect.js';
import type { Actor } from '../tenancy/actor.js';
import type { BarnSettings } from '../tenancy/barn-settings.js';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { BarnCommandClass } from '../messages/barn-command.js';
import type { Dispatch } from './barn-transactions.js';
import { upcast, type DomainEvent, type StoredEvent } from './event.js';
import type { Registry } from './registry.js';
import { streamName, type StreamType } from './stream.js';
import { appendEvents, project, type PendingEvent } from './write-events.js';

/** What a transaction on a barn begins with. */
export interface BarnStart {
  sql: Sql;
  manager: EntityManager;
  registry: Registry;
  settings: BarnSettings;
  actor: Actor;
  now: Date;
  commandId: string;
  /** Last position of the barn's log, locked until commit. */
  position: number;
}

/**
 * One command's hold on its barn: the lock is taken, nobody else of this barn decides meanwhile. Commands load streams, look
 * facts up, and append; everything is written together at the end, in the one transaction.
 */
export class BarnTransaction {
  readonly settings: BarnSettings;
  readonly actor: Actor;
  readonly now: Date;
  /** For reading facts as they stood before this command; does not see what it has appended. */
  readonly sql: Sql;
  private position: number;
  private unwritten: PendingEvent[] = [];
  private unheard: StoredEvent[] = [];
  private readonly streams = new Map<string, { version: number; own: DomainEvent[] }>();
  private cause: { command: string; position: number | null };

  constructor(
    private readonly start: BarnStart,
    commandName: string,
    private readonly dispatch: Dispatch,
  ) {
    this.settings = start.settings;
    this.actor = start.actor;
    this.now = start.now;
    this.sql = start.sql;
    this.position = start.position;
    this.cause = { command: commandName, position: null };
  }

  get farmId() {
    return this.settings.farmId;
  }

  newId = () => uuid();

  /** The state of a stream, with what this command has already appended to it. */
  async load<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string): Promise<State> {
    return (await this.loadAll(type, [id])).get(id) ?? type.initial;
  }

  /**
   * The states of several streams of one kind in one question to the database, by id. Which ones may itself be a question,
   * ``barn.sql`select package_id from …` ``, so that finding and loading are one round trip; those without a history are left out.
   */
  async loadAll<State, Event extends DomainEvent>(
    type: StreamType<State, Event>,
    ids: readonly string[] | Fragment,
  ): Promise<Map<string, State>> {
    const asked = 'strings' in ids;
    const { sql } = this.start;
    // An array, because a join on the put-together name would read the whole log.
    const wanted = asked
      ? sql`stream = any(array(select ${streamName(type, '')} || wanted.id from (${ids}) wanted(id)))`
      : sql`stream = any(${ids.map((id) => streamName(type, id))})`;
    const history =
      !asked && ids.length === 0
        ? []
        : await sql<
            { stream: string; version: number; type: string; schema_version: number; data: Record<string, unknown> }[]
          >`
      select stream, version, type, schema_version, data from event where farm_id = ${this.farmId} and ${wanted} order by stream, version`;
    const found = asked ? [...new Set(history.map(({ stream }) => stream.slice(streamName(type, '').length)))] : ids;
    const states = new Map(found.map((id) => [streamName(type, id), type.initial]));
    const versions = new Map<string, number>();
    const follow = (stream: string, event: DomainEvent) =>
      states.set(stream, type.evolve(states.get(stream) ?? type.initial, event as Event));
    for (const row of history) {
      follow(row.stream, {
        type: row.type,
        data: upcast(this.start.registry.catalogue, row.type, row.schema_version, row.data),
      });
      versions.set(row.stream, row.version);
    }
    for (const stream of states.keys()) {
      const known = this.streams.get(stream);
      const written = versions.get(stream) ?? 0;
      for (const event of known?.own.slice(Math.max(0, known.own.length - (known.version - written))) ?? [])
        follow(stream, event);
      if (!known) this.streams.set(stream, { version: written, own: [] });
    }
    return new Map(found.map((id) => [id, states.get(streamName(type, id)) ?? type.initial]));
  }

  /** Appends to a stream that was loaded before. */
  append<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string, events: readonly Event[]) {
    const stream = streamName(type, id);
    if (events.length && !this.streams.has(stream))
      throw new Error(`${stream} was not loaded before it was appended to.`);
    this.enqueue(stream, events);
  }

  /** Begins a stream; the database refuses if it exists. */
  begin<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string, events: readonly Event[]) {
    this.streams.set(streamName(type, id), { version: 0, own: [] });
    this.append(type, id, events);
  }

  /** Notes in the log that an ordinary table changed: who changed what, when. */
  record(stream: string, ...events: readonly DomainEvent[]) {
    for (const event of events) this.push(stream, undefined, event);
  }

  /** An ordinary table of this barn, as entities, in this transaction. `save` of what is new asks first; `insert` and `update` do not. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.start.manager.getRepository(entity);
  }

  /** Runs another command inside this transaction, over the bus like any other. */
  execute<Input, Result>(command: BarnCommandClass<Input, Result>, input: Input): Promise<Result> {
    return this.dispatch(new command(this, input));
  }

  /** What is appended meanwhile says that this command led to it. */
  async during<Result>(name: string, work: (barn: BarnTransaction) => Promise<Result>): Promise<Result> {
    const outer = this.cause;
    this.cause = { ...outer, command: name };
    try {
      return await work(this);
    } finally {
      this.cause = outer;
    }
  }

  /** Asks the database with everything appended so far already visible. Costs a round trip; prefer `sql` where it serves. */
  sqlAfter = async <Rows extends readonly object[]>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Rows> => {
    await Promise.all(this.flush());
    return (await this.start.sql<Rows>(strings, ...values)) as Rows;
  };

  /** Lets policies react until nothing new happens. */
  async settle() {
    while (this.unheard.length) {
      const heard = this.unheard;
      this.unheard = [];
      for (const policy of this.start.registry.policiesFor(new Set(heard.map((event) => event.type)))) {
        const matching = heard.filter((event) => policy.types.includes(event.type));
        const outer = this.cause;
        this.cause = { command: policy.name, position: matching[0]?.position ?? null };
        await policy.react(matching, this);
        this.cause = outer;
      }
    }
  }

  /** Issues the statements for everything appended since the last time; the caller waits for them. */
  flush(): PromiseLike<unknown>[] {
    const events = this.unwritten;
    if (!events.length) return [];
    this.unwritten = [];
    const { sql, registry, now } = this.start;
    return [
      appendEvents(sql, this.farmId, events, registry, now),
      sql`update farm_clock set position = ${this.position} where farm_id = ${this.farmId}`,
      ...project(
        sql,
        this.farmId,
        events.map((event) => this.stored(event)),
        registry,
      ),
    ];
  }

  private enqueue(stream: string, events: readonly DomainEvent[]) {
    const known = this.streams.get(stream);
    for (const event of events) {
      if (known) {
        known.version += 1;
        known.own.push(event);
      }
      this.push(stream, known?.version, event);
    }
  }

  private push(stream: string, version: number | undefined, event: DomainEvent) {
    this.position += 1;
    const pending: PendingEvent = {
      position: this.position,
      stream,
      version,
      type: event.type,
      data: event.data,
      metadata: {
        actor: this.actor.loginId,
        actorType: this.actor.userType,
        command: this.cause.command,
        commandId: this.start.commandId,
        correlationId: this.start.commandId,
        causation: this.cause.position,
      },
    };
    this.unwritten.push(pending);
    this.unheard.push(this.stored(pending));
  }

  private stored(event: PendingEvent): StoredEvent {
    return { ...event, farmId: this.farmId, version: event.version ?? 0, data: event.data, occurredAt: this.now };
  }
}
