import { moduleDescriptions } from '../app.module.js';
import { distributionOfAll } from '../platform/database/distribution.js';
import { platformEntities } from '../platform/event-store/platform-entities.js';

export const distributedTables = () =>
  distributionOfAll([...platformEntities, ...moduleDescriptions.flatMap(({ entities = [] }) => entities)]);
