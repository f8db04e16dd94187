import { Problem } from './problem.mjs';
import { jest } from './test-runners.mjs';

const OPTIONS = { '--requests': 'FUZZ_REQUESTS', '--seed': 'FUZZ_SEED', '--first': 'FUZZ_FIRST' };

/** `npm run fuzz -- --requests 1000000 --seed 7`; `--first 4711 --requests 1` repeats one request. */
export function run(args) {
  process.env.FUZZ_REQUESTS = '20000';
  for (let i = 0; i < args.length; i += 2) {
    const variable = OPTIONS[args[i]];
    if (!variable || !/^\d+$/.test(args[i + 1] ?? ''))
      throw new Problem(
        `npm run fuzz -- ${Object.keys(OPTIONS)
          .map((name) => `[${name} N]`)
          .join(' ')}`,
      );
    process.env[variable] = args[i + 1];
  }
  return jest('backend', ['--testPathPatterns', 'backend/test/fuzz/'], 'int').ok ? 0 : 1;
}
