import 'reflect-metadata';
import { CreateSuperUser } from '../modules/identity/commands/create-super-user.js';
import { inApplication } from './in-application.js';
import { newSignIn } from './new-sign-in.js';
import { ConfigError } from '../platform/config/config.js';
import { start } from '../platform/lifecycle/start.js';

/** `npm run create-super-user -- EMAIL`. Never changes an existing login. */
void start(async () => {
  const signIn = await newSignIn(process.argv[2], 'Whose address? npm run create-super-user -- somebody@example.com');
  const isMade = await inApplication((bus) => bus.execute(new CreateSuperUser(signIn)));
  if (!isMade) throw new ConfigError(`${signIn.email} has a sign-in already; nothing was changed.`);
  console.log(`${signIn.email} can sign in now, as the platform's super user.`);
});
