import { BARN_ROLE } from '../../src/platform/database/roles.js';
import { ownDatabase } from './own-database.js';
import { countRoundTrips } from './round-trips.js';
import { testApp } from './test-app.js';

/** The application on a database of its own, with a counter of how often barns' requests wait for the database. */
export async function countedApp(options: { poolSize?: number } = {}) {
  const database = await ownDatabase();
  const counter = await countRoundTrips(database.url, (user) => user.startsWith(BARN_ROLE));
  const app = await testApp({ ownerUrl: counter.url, ...options });
  return {
    app,
    during: counter.during,
    stop: async () => {
      await app.stop();
      await counter.stop();
      await database.drop();
    },
  };
}
