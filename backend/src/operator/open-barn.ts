import 'reflect-metadata';
import { OpenFarm } from '../modules/farms/commands/open-farm.js';
import { CreateLogin } from '../modules/identity/commands/create-login.js';
import { AddAdministrator } from '../modules/people/commands/hire.js';
import { inApplication } from './in-application.js';
import { newSignIn } from './new-sign-in.js';
import { ConfigError } from '../platform/config/config.js';
import { start } from '../platform/lifecycle/start.js';
import { SYSTEM } from '../platform/tenancy/actor.js';

const USAGE = 'npm run open-barn -- "Name of the barn" America/Toronto administrator@example.com';

/** `npm run open-barn -- NAME TIMEZONE EMAIL`: a barn with its first administrator. */
void start(async () => {
  const [farmName, timeZone, address] = process.argv.slice(2);
  if (!farmName || !timeZone) throw new ConfigError(USAGE);
  const { email, passwordHash } = await newSignIn(address, USAGE);
  await inApplication(async (bus) => {
    const farmId = await bus.execute(new OpenFarm({ farmName, timeZone, preferences: { email } }));
    const barn = { farmId, actor: SYSTEM };
    const personId = await bus.execute(new AddAdministrator(barn, { firstName: 'Barn', lastName: 'Administrator' }));
    await bus.execute(new CreateLogin(barn, { personId, email, userType: 'ADM', passwordHash }));
  });
  console.log(`${farmName} is open; ${email} can sign in now, as its administrator.`);
});
