import type { StoredEvent } from '../../../platform/event-store/event.js';

/** What one command did to one student, or to one lesson: the things one mail is about. */
export interface Together<Data> {
  /** Of the first of them; the mail and its job are named after it. */
  position: number;
  commandId: string;
  places: Data[];
}

/** Groups events by their command and by what `about` says, in the order of the log: 52 lessons of a series are one mail. */
export function together<Data extends object>(
  events: readonly StoredEvent[],
  about: (data: Data) => string,
): Together<Data>[] {
  const groups = new Map<string, Together<Data>>();
  for (const { position, metadata, data } of events) {
    const key = `${metadata.commandId} ${about(data as Data)}`;
    const group = groups.get(key) ?? { position, commandId: metadata.commandId, places: [] };
    group.places.push(data as Data);
    groups.set(key, group);
  }
  return [...groups.values()];
}
