import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Mode 0700, while this process lives; also removes folders of the same name whose process was killed on this machine. */
export async function privateFolder(parent: string, name: string) {
  const ours = `${name}-${os.hostname()}-`;
  await mkdir(parent, { recursive: true });
  const abandoned = (await readdir(parent)).filter(
    (one) => one.startsWith(ours) && !isAlive(Number.parseInt(one.slice(ours.length), 10)),
  );
  await Promise.allSettled(abandoned.map((one) => rm(path.join(parent, one), { recursive: true, force: true })));
  return mkdtemp(path.join(parent, `${ours}${process.pid}-`));
}
