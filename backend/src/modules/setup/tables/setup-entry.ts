import { Column } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A row of a setup list. The key property is `id` whatever the column is called, so the same code serves all lists. */
export abstract class SetupEntry extends BarnRow {
  abstract id: string;
}

/** Entries are deactivated instead of deleted, because lessons refer to them. F20 */
export abstract class ActivatableEntry extends SetupEntry {
  @Column('boolean', { default: true }) isActive: boolean;
}

type Own = 'farmId' | 'id' | 'isActive' | 'userCode';
/** What a new one may leave out: what may be missing, and flags, which begin as their columns do. */
type Emptied<Entry> = {
  [Name in keyof Entry]: null extends Entry[Name] ? Name : boolean extends Entry[Name] ? Name : never;
}[keyof Entry];
export type NewEntry<Entry> = Omit<Entry, Own | Emptied<Entry>> & Partial<Pick<Entry, Exclude<Emptied<Entry>, Own>>>;
/** Undefined leaves a field as it is, null clears it. */
export type EntryChange<Entry> = Partial<Omit<Entry, Own>> & { id: string };
