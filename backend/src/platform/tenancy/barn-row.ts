import { PrimaryColumn } from 'typeorm';

/** A row of an ordinary table of one barn: its key begins with the barn's. */
export abstract class BarnRow {
  @PrimaryColumn('uuid') farmId: string;
}
