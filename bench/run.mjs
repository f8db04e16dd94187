// npm run bench [-- P1 P9 …]: every figure is a ratio of two things measured in this run, alternating, after a warm-up.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'rows');
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const number = (value) => (value >= 10 ? value.toFixed(1) : value.toFixed(2));
const environment = { ...process.env };
let missed = 0;

console.log(
  `${new Date().toISOString()} · Node ${process.version} · ${os.cpus().length} × ${os.cpus()[0]?.model} · load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
for (const file of files) {
  const { row } = await import(path.join(folder, file));
  if (wanted.length && !wanted.includes(row.id.toLowerCase())) continue;
  console.log(`\n${row.id}  ${row.what}`);
  for await (const { name, gate, aim, lower = false, result, note = '' } of row.measure()) {
    const reaches = (target) => target === undefined || (lower ? result.median <= target : result.median >= target);
    const verdict = reaches(aim) ? 'aim' : reaches(gate) ? 'gate' : 'MISSED';
    if (verdict === 'MISSED') missed += 1;
    const bound = lower ? '≤' : '≥';
    console.log(
      `  ${verdict.padEnd(6)} ${name}: ${number(result.median)} (${number(result.min)}–${number(result.max)}); ` +
        `gate ${bound} ${gate}, aim ${bound} ${aim}${note && `; ${note}`}`,
    );
  }
  // Building a page sets NODE_ENV, for one, which the next row's processes would get.
  process.env = { ...environment };
}
console.log(
  missed ? `\n${missed} figure${missed > 1 ? 's' : ''} missed the gate.` : '\nEvery figure reaches its gate.',
);
process.exit(missed ? 1 : 0);
