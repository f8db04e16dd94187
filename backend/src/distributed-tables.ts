import { moduleDescriptions } from './app.module.js';
import { distributionOfAll } from './platform/database/distribution.js';
import { platformEntities } from './platform/event-store/platform-entities.js';

/** Every table of the product, and how it is distributed where there are several servers. */
export const distributedTables = () =>
  distributionOfAll([...platformEntities, ...moduleDescriptions.flatMap(({ entities = [] }) => entities)]);
