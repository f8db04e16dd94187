import type { Sql } from '../database/connect.js';
import type { Change, AnyReadTable } from './changes.js';
import type { DomainEvent, StoredEvent } from './event.js';

/** Without metadata, so the rebuild need not read it. */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<StoredEvent<Event>, 'metadata'>;

type Handlers<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (event: ProjectedEvent<Extract<Event, { type: Type }>>) => Change | Change[];
};

/** Pure: the same function writes live and rebuilds. */
export interface Projection {
  readonly name: string;
  readonly tables: readonly AnyReadTable[];
  readonly types: readonly string[];
  project(event: ProjectedEvent): Change[];
}

export function projection<Event extends DomainEvent>(
  name: string,
  tables: readonly AnyReadTable[],
  handlers: Handlers<Event>,
): Projection {
  const byType = handlers as Record<string, ((event: ProjectedEvent) => Change | Change[]) | undefined>;
  return { name, tables, types: Object.keys(handlers), project: (event) => [byType[event.type]?.(event) ?? []].flat() };
}

/** Rows computed from other read tables by SQL, such as a lesson's JSON document. */
export interface DerivedTable {
  readonly name: string;
  readonly table: string;
  affected(event: StoredEvent): string[];
  /** Recomputes the affected rows, or all that differ; must not await between statements. */
  refresh(sql: Sql, stale: readonly string[] | 'all'): PromiseLike<{ count: number }>[];
}
