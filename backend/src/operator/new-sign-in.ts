import { isEmail } from 'class-validator';
import { DEMO_PASSWORD, isDemoAddress } from '../platform/auth/demo.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { ConfigError } from '../platform/config/config.js';

const SHORTEST = 12;

/** From stdin, because arguments are visible to all users of the machine. */
async function passwordOfInput() {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/)[0] ?? '';
}

/** Prints `usage` if the address is not valid. */
export async function newSignIn(address: string | undefined, usage: string) {
  const email = (address ?? '').trim().toLowerCase();
  if (!isEmail(email)) throw new ConfigError(usage);
  if (isDemoAddress(email)) throw new ConfigError('Addresses that end in .test belong to the demo.');
  const password = await passwordOfInput();
  if (password.length < SHORTEST) throw new ConfigError(`The password needs at least ${SHORTEST} characters.`);
  if (password === DEMO_PASSWORD) throw new ConfigError('That password stands in the README.');
  return { email, passwordHash: await hashPassword(password) };
}
