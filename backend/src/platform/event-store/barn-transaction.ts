import { v7 as uuid } from 'uuid';
import type { Fragment, Sql } from '../database/connect.js';
import type { Actor } from '../tenancy/actor.js';
import type { BarnSettings } from '../tenancy/barn-settings.js';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { ValueChange } from '../database/value-change.js';
import type { BarnCommandClass } from '../messages/barn-command.js';
import type { Dispatch } from './barn-transactions.js';
import { upcast, type DomainEvent, type StoredEvent } from './event.js';
import type { Registry } from './registry.js';
import { streamName, type StreamType } from './stream.js';
import type { WritingWays } from './writing-ways.js';
import { appendEvents, insertInto, moveClock, project, refreshDerived, type PendingEvent } from './write-events.js';

export interface BarnStart {
  sql: Sql;
  manager: EntityManager;
  registry: Registry;
  ways: WritingWays;
  settings: BarnSettings;
  actor: Actor;
  reason: string | undefined;
  now: Date;
  commandId: string;
  /** Last position of the barn's log, locked until commit. */
  position: number;
}

/** Unit of work of one command. Holds the barn's lock until commit; all writes are sent together at the end. */
export class BarnTransaction {
  readonly settings: BarnSettings;
  readonly actor: Actor;
  readonly reason: string | undefined;
  readonly now: Date;
  /** Sees the state before this command, not what it appends. */
  readonly sql: Sql;
  private position: number;
  private unwritten: PendingEvent[] = [];
  private unheard: StoredEvent[] = [];
  private changedValues: (ValueChange & { farm_id: string; position: number; stream: string })[] = [];
  endsSessions = false;
  private readonly streams = new Map<string, { version: number; before: unknown; own: DomainEvent[] }>();
  private cause: { command: string; position: number | null };

  constructor(
    private readonly start: BarnStart,
    commandName: string,
    private readonly dispatch: Dispatch,
  ) {
    this.settings = start.settings;
    this.actor = start.actor;
    this.reason = start.reason;
    this.now = start.now;
    this.sql = start.sql;
    this.position = start.position;
    this.cause = { command: commandName, position: null };
  }

  get farmId() {
    return this.settings.farmId;
  }

  newId = () => uuid();

  /** Includes what this command has appended. */
  async load<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string): Promise<State> {
    return (await this.loadAll(type, [id])).get(id) ?? type.initial;
  }

  /** Of a stream that this command has loaded or begun, with what it has appended; costs nothing, because nobody else writes meanwhile. */
  known<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string): State | undefined {
    const stream = this.streams.get(streamName(type, id));
    return stream && (stream.own as Event[]).reduce(type.evolve, stream.before as State);
  }

  /** One round trip; `ids` may be a subquery. Streams without events are left out. */
  async loadAll<State, Event extends DomainEvent>(
    type: StreamType<State, Event>,
    ids: readonly string[] | Fragment,
  ): Promise<Map<string, State>> {
    const asked = 'strings' in ids;
    const { sql } = this.start;
    // An array: a join on the concatenated name would read the whole log.
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
      if (!known) this.streams.set(stream, { version: written, before: states.get(stream), own: [] });
    }
    return new Map(found.map((id) => [id, states.get(streamName(type, id)) ?? type.initial]));
  }

  append<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string, events: readonly Event[]) {
    const stream = streamName(type, id);
    if (events.length && !this.streams.has(stream))
      throw new Error(`${stream} was not loaded before it was appended to.`);
    this.enqueue(stream, events);
  }

  /** For a new stream, without loading; the database refuses if it exists. */
  begin<State, Event extends DomainEvent>(type: StreamType<State, Event>, id: string, events: readonly Event[]) {
    this.streams.set(streamName(type, id), { version: 0, before: type.initial, own: [] });
    this.append(type, id, events);
  }

  /** For changes of ordinary tables: an audit trail, not a decision's input. */
  record(stream: string, ...events: readonly DomainEvent[]) {
    for (const event of events) this.push(stream, undefined, event);
  }

  /** As `record`, with what the fields held and hold, which is kept beside the log. Nothing if nothing changed. */
  recordEdit(stream: string, event: DomainEvent, changes: readonly ValueChange[]) {
    if (changes.length === 0) return;
    this.record(stream, event);
    const { farmId: farm_id, position } = this;
    this.changedValues.push(...changes.map((change) => ({ farm_id, position, stream, ...change })));
  }

  /** For ordinary tables. Use `insert` and `update`: `save` queries first. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.start.manager.getRepository(entity);
  }

  execute<Input, Result>(command: BarnCommandClass<Input, Result>, input: Input): Promise<Result> {
    return this.dispatch(new command(this, input));
  }

  /** Events appended by `work` name this command as their cause. */
  async during<Result>(name: string, work: (barn: BarnTransaction) => Promise<Result>): Promise<Result> {
    const outer = this.cause;
    this.cause = { ...outer, command: name };
    try {
      return await work(this);
    } finally {
      this.cause = outer;
    }
  }

  /** Like `sql`, but sees everything appended so far. Costs a round trip. */
  sqlAfter = async <Rows extends readonly object[]>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Rows> => {
    await Promise.all(this.flush());
    return (await this.start.sql<Rows>(strings, ...values)) as Rows;
  };

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

  flush(): PromiseLike<unknown>[] {
    const events = this.unwritten;
    if (!events.length) return [];
    this.unwritten = [];
    const values = this.changedValues;
    this.changedValues = [];
    const { sql, registry, now, ways } = this.start;
    const stored = events.map((event) => this.stored(event));
    return [
      ...ways.send(sql, this.farmId, [
        appendEvents(events, registry, now),
        moveClock(this.position),
        ...project(this.farmId, stored, registry),
        ...(values.length ? [insertInto('changed_value', values)] : []),
      ]),
      ...refreshDerived(sql, this.farmId, stored, registry),
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
    this.endsSessions ||= this.start.registry.catalogue[event.type]?.endsSessions ?? false;
    this.unwritten.push(pending);
    this.unheard.push(this.stored(pending));
  }

  private stored(event: PendingEvent): StoredEvent {
    return { ...event, farmId: this.farmId, version: event.version ?? 0, data: event.data, occurredAt: this.now };
  }
}
