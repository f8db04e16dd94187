import { spawn } from 'node:child_process';

/**
 * Signals a process (negative: its group) when we end, even by SIGKILL: a shell reads a pipe of which only we hold the
 * other end. Returns how to cancel that.
 */
export function endWithUs(pid, signal) {
  if (process.platform === 'win32') return () => {};
  // A suspended process gets the signal only when it continues.
  const wait = 'read -r _; kill -s "$1" -- "$2"; kill -s CONT -- "$2"';
  const guard = spawn('/bin/sh', ['-c', wait, 'sh', signal, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  for (const end of [guard, guard.stdin]) end.on('error', () => {});
  guard.unref();
  guard.stdin.unref();
  return () => guard.kill('SIGKILL');
}
