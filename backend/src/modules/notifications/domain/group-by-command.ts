import type { DomainEvent, StoredEvent } from '../../../platform/event-store/event.js';

/** What one mail is about: one command's effect on one student or one lesson. */
export interface CommandGroup<Data> {
  /** Of the first event; the mail's and the job's id derive from it. */
  position: number;
  commandId: string;
  items: readonly [Data, ...Data[]];
}

/** By command and by `about`: 52 lessons of a series are one mail. */
export function groupByCommand<Event extends DomainEvent>(
  events: readonly StoredEvent<Event>[],
  about: (data: Event['data']) => string,
): CommandGroup<Event['data']>[] {
  const groups = new Map<string, { position: number; commandId: string; items: [Event['data'], ...Event['data'][]] }>();
  for (const { position, metadata, data } of events) {
    const { commandId } = metadata;
    const key = `${commandId} ${about(data)}`;
    const group = groups.get(key);
    if (group) group.items.push(data);
    else groups.set(key, { position, commandId, items: [data] });
  }
  return [...groups.values()];
}
