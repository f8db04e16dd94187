import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'loud-barn.mjs');
const heard = (child) => once(child, 'message').then(([said]) => said);

/** Runs `measure` while others send that kind on all their connections, from a process of their own; how many were answered a second. */
export async function amid(kind, url, { token, sectionId, students, logins }, measure) {
  const child = fork(program);
  child.send({ kind, url, barn: { token, sectionId, students, logins } });
  await heard(child);
  const measured = await measure();
  child.send('stop');
  const { rate } = await heard(child);
  return { measured, rate };
}
