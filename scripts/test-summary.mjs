const seconds = (value, unit) =>
  value === undefined ? ' '.repeat(9 + unit.length) : `${value.toFixed(1).padStart(7)} ${unit}`;

const mark = ({ ok, stopped }) => (stopped ? '–' : ok ? '✓' : '✖');

/** Prints how each step went, in seconds of the clock and of the processors; answers with the exit code. */
export function summarise(results, { planned = results.length, wall }) {
  console.log('\n━━ Summary');
  for (const result of results) {
    const { title, stopped, passed = 0, failed = 0 } = result;
    const tests = stopped ? 'stopped' : passed + failed ? `${passed} passed, ${failed} failed` : '';
    console.log(
      `${mark(result)} ${title.padEnd(53)} ${seconds(result.seconds, 's')} ${seconds(result.cpu, 's CPU')}  ${tests}`,
    );
  }
  if (results.length < planned) console.log(`Stopped here; ${planned - results.length} more to run.`);
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const cpu = results.some((result) => result.cpu !== undefined) ? sum('cpu') : undefined;
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed`.padEnd(55) + ` ${seconds(wall, 's')} ${seconds(cpu, 's CPU')}`,
  );
  return results.every(({ ok, stopped }) => ok && !stopped) ? 0 : 1;
}
