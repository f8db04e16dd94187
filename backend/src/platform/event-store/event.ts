/** What a decision says has happened: an explicit type name that never changes, and data that JSON can carry. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/** Who and what led to an event. Ids only, never names or addresses. */
export interface EventMetadata {
  actor: string;
  actorType: string;
  /** Name of the command, e.g. `enrollment.CancelStudent`. */
  command: string;
  commandId: string;
  /** The same for everything that one request set off. */
  correlationId: string;
  /** Position of the event a policy reacted to, null when a person's command caused this one. */
  causation: number | null;
}

/** An event with its place in the barn's log. Positions are gapless per barn and follow commit order. */
export interface StoredEvent<Event extends DomainEvent = DomainEvent> {
  readonly farmId: string;
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: Event['type'];
  readonly data: Event['data'];
  readonly metadata: EventMetadata;
  readonly occurredAt: Date;
}

/** One line of a module's catalogue: the current schema version, what the event means, and how older data becomes current. */
export interface EventDescription<Data = unknown> {
  version: number;
  meaning: string;
  /** `upcast[n]` turns data of version n into data of version n + 1. */
  upcast?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;
  /** A complete example; the golden file of the current version holds the same. */
  example: Data;
}

/** Every event type of a union described: leaving one out does not compile. */
export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDescription<Extract<Event, { type: Type }>['data']>;
};

export type AnyCatalogue = Record<string, EventDescription>;

/** Data as the current version understands it, however old the stored event is. */
export function upcast(catalogue: AnyCatalogue, type: string, schemaVersion: number, data: Record<string, unknown>) {
  const description = catalogue[type];
  if (!description) throw new Error(`Event type ${type} is in no module's catalogue.`);
  let current = data;
  for (let version = schemaVersion; version < description.version; version++) {
    const step = description.upcast?.[version];
    if (!step) throw new Error(`${type} has no way from version ${version} to ${version + 1}.`);
    current = step(current);
  }
  return current;
}
