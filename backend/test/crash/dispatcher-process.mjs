// A dispatcher as the worker runs it, with two subscriptions that write down what they were handed. Killed again and again by its test.
const { DATABASE_URL, LEADLINE_SECRET, BUILD } = process.env;
const [{ connect }, { BARN_ROLE, PLATFORM_ROLE, roleUrl }, { Dispatcher }] = await Promise.all(
  ['database/connect', 'database/roles', 'event-store/dispatcher'].map(
    (name) => import(`${BUILD}/platform/${name}.js`),
  ),
);

const pool = (role) => connect(roleUrl(DATABASE_URL, role, LEADLINE_SECRET), 4);
const platform = pool(PLATFORM_ROLE);

const subscription = (name, pause) => ({
  name,
  types: ['horses.HorseChanged'],
  async handle(events, sql) {
    for (const { farmId, position } of events) {
      await sql`insert into handled (farm_id, subscription, position, process) values (${farmId}, ${name}, ${position}, ${process.pid})`;
      // Long enough to be killed in the middle.
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  },
});

const dispatcher = new Dispatcher({
  platform,
  barn: pool(BARN_ROLE),
  catalogue: { 'horses.HorseChanged': { version: 1, meaning: '', example: {} } },
  subscriptions: () => [subscription('first', 1), subscription('second', 0)],
  setAside: (_, error) => Promise.reject(error),
  report: (problem, error) => process.stderr.write(`${problem}: ${error.message}\n`),
});
await dispatcher.start();
