import { Column } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A row of a setup list. Its key is `id` here, whatever the column is named, so that the same code changes all lists. */
export abstract class SetupEntry extends BarnRow {
  abstract id: string;
}

/** One that can be taken out of use. Nothing is deleted: lessons refer to it. F20 */
export abstract class ActivatableEntry extends SetupEntry {
  @Column('boolean', { default: true }) isActive: boolean;
}

/** What the commands set by themselves. */
type Own = 'farmId' | 'id' | 'isActive' | 'userCode';
type Emptied<Entry> = { [Name in keyof Entry]: null extends Entry[Name] ? Name : never }[keyof Entry];
/** What people write about a new entry; what may be empty may be left out. */
export type NewEntry<Entry> = Omit<Entry, Own | Emptied<Entry>> & Partial<Pick<Entry, Exclude<Emptied<Entry>, Own>>>;
/** Undefined leaves a detail as it is, null empties it. */
export type EntryChange<Entry> = Partial<Omit<Entry, Own>> & { id: string };
