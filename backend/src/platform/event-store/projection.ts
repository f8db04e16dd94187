import type { Sql } from '../database/connect.js';
import type { Change, AnyReadTable } from './changes.js';
import type { DomainEvent, StoredEvent } from './event.js';

/** What happened, when and where in the log; who did it is nobody's read table's business, and the rebuild need not read it. */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<StoredEvent<Event>, 'metadata'>;

type Handlers<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (event: ProjectedEvent<Extract<Event, { type: Type }>>) => Change | Change[];
};

/** Keeps read tables from events. Pure: the same function writes live, in the command's transaction, and rebuilds. */
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

/** Rows made from other read tables by one SQL statement, e.g. the finished JSON document of each lesson. */
export interface DerivedTable {
  readonly name: string;
  readonly table: string;
  /** What an event makes stale: values for `refresh`, e.g. `lesson:<id>` or `horse:<id>`. */
  affected(event: StoredEvent): string[];
  /**
   * Issues the statements that recompute the rows named by `affected`, or all of the barn's that are not as they should be; their
   * counts say how many rows were written. Must not wait between them.
   */
  refresh(sql: Sql, stale: readonly string[] | 'all'): PromiseLike<{ count: number }>[];
}
