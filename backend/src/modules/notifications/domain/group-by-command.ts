import type { DomainEvent, StoredEvent } from '../../../platform/event-store/event.js';

/** What one command did to one student, or to one lesson: what one mail is about. */
export interface CommandGroup<Data> {
  /** Of the first event; the mail and its job are named after it. */
  position: number;
  commandId: string;
  /** In the order of the log. */
  items: readonly [Data, ...Data[]];
}

/** Groups events by their command and by what `about` says: 52 lessons of a series are one mail. */
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
