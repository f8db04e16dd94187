import { PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** The other key is `id` whatever its column is called, so that the same code assigns horses and students. */
export abstract class SectionLink extends BarnRow {
  @PrimaryColumn('uuid') sectionId: string;
  abstract id: string;
}
