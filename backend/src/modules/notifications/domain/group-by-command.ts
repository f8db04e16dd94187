import type { DomainEvent, StoredEvent } from '../../../platform/event-store/event.js';

/** What one command did to one student, or to one lesson: what one mail is about. */
export interface CommandGroup<Data> {
  /** Of the first event; the mail and its job are named after it. */
  position: number;
  /** In the order of the log. */
  items: readonly [Data, ...Data[]];
}

/** Groups events by their command and by what `about` says: 52 lessons of a series are one mail. */
export function groupByCommand<Event extends DomainEvent>(
  events: readonly StoredEvent<Event>[],
  about: (data: Event['data']) => string,
): CommandGroup<Event['data']>[] {
  const groups = new Map<string, { position: number; items: [Event['data'], ...Event['data'][]] }>();
  for (const { position, metadata, data } of events) {
    const key = `${metadata.commandId} ${about(data)}`;
    const group = groups.get(key);
    if (group) group.items.push(data);
    else groups.set(key, { position, items: [data] });
  }
  return [...groups.values()];
}
