import { PrimaryColumn } from 'typeorm';

export abstract class BarnRow {
  @PrimaryColumn('uuid') farmId: string;
}
