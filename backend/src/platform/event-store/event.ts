/** The type name never changes; data is JSON. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/** Ids only, never names or addresses. */
export interface EventMetadata {
  actor: string;
  actorType: string;
  command: string;
  commandId: string;
  correlationId: string;
  causation: number | null;
}

/** Positions are gapless per barn, in commit order. */
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

export interface EventDescription<Data = unknown> {
  version: number;
  meaning: string;
  /** `upcast[n]` turns data of version n into data of version n + 1. */
  upcast?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;
  /** Comes with a change of permissions: cached sessions are dropped at the commit. */
  endsSessions?: true;
  /** Equals the golden file of the current version. */
  example: Data;
}

/** A missing type of the union does not compile. */
export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDescription<Extract<Event, { type: Type }>['data']>;
};

export type AnyCatalogue = Record<string, EventDescription>;

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
