import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as tick } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.mjs';

/** Starts a Node program that listens on PORT and waits for its first 200 from /health/ready. */
export async function startServer(args, env) {
  const port = await freePort(26_000);
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await tick(5);
  }
  const readyAfter = performance.now() - begin;
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { url, readyAfter, pid: child.pid, stop };
}

/** Resident memory of a process in megabytes. Linux only. */
export const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
