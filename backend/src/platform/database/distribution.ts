import { getMetadataArgsStorage } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import type { EntityClass } from '../event-store/registry.js';

/** Where a table's rows live on a Citus cluster: each with its barn, or all of them on every server. */
export type Distribution = 'by farm_id' | 'reference';
export interface DistributedTable {
  readonly name: string;
  readonly distribution: Distribution;
}

const REFERENCE = Symbol('reference table');

/** All rows stand on every server of a cluster: read everywhere, seldom written. */
export const ReferenceTable = (): ClassDecorator => (entity) => Reflect.defineMetadata(REFERENCE, true, entity);

function distributionOf(entity: EntityClass): Distribution {
  if (Reflect.hasOwnMetadata(REFERENCE, entity)) return 'reference';
  if (entity.prototype instanceof BarnRow) return 'by farm_id';
  throw new Error(`${entity.name} does not say how it is distributed: it is a BarnRow, or a @ReferenceTable().`);
}

/** Of each entity its table; throws where one does not say how it is distributed. */
export const distributionOfAll = (entities: readonly EntityClass[]): DistributedTable[] =>
  entities.map((entity) => {
    const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
    if (!name) throw new Error(`${entity.name} names no table.`);
    return { name, distribution: distributionOf(entity) };
  });
