/** Runs `stop` once, when the terminal, the system or a dying npm asks us to end. */
export function onStop(stop) {
  let stopped;
  const once = () => (stopped ??= stop().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  // npm ends without passing the signal on when somebody kills it; we notice that we were orphaned.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || once(), 500).unref();
}
