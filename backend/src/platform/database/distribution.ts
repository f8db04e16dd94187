import { getMetadataArgsStorage } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import type { EntityClass } from '../event-store/registry.js';

export type Distribution = 'by farm_id' | 'reference';
export interface DistributedTable {
  readonly name: string;
  readonly distribution: Distribution;
}

const REFERENCE = Symbol('reference table');

/** All rows are on every server of a cluster: for tables read everywhere and rarely written. */
export const ReferenceTable = (): ClassDecorator => (entity) => Reflect.defineMetadata(REFERENCE, true, entity);

function distributionOf(entity: EntityClass): Distribution {
  if (Reflect.hasOwnMetadata(REFERENCE, entity)) return 'reference';
  if (entity.prototype instanceof BarnRow) return 'by farm_id';
  throw new Error(`${entity.name} does not say how it is distributed: it is a BarnRow, or a @ReferenceTable().`);
}

export const distributionOfAll = (entities: readonly EntityClass[]): DistributedTable[] =>
  entities.map((entity) => {
    const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
    if (!name) throw new Error(`${entity.name} names no table.`);
    return { name, distribution: distributionOf(entity) };
  });
