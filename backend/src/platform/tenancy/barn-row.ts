import { PrimaryColumn } from 'typeorm';

/** Row of an ordinary table: its key begins with the barn's. */
export abstract class BarnRow {
  @PrimaryColumn('uuid') farmId: string;
}
