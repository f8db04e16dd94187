import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program } from './programs.mjs';
import { WAIT_MS } from './test-timeout.mjs';

export function jest(workspace, args, project) {
  const config = `${workspace}/jest.config.mjs`;
  if (!existsSync(config)) return { ok: true };
  const selected = project ? ['--selectProjects', project] : [];
  return counted(
    (report) => [
      program('jest'),
      '--config',
      config,
      ...selected,
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    (text) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
      // A file that does not load counts as one failure.
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  );
}

/** Node's test runner on one folder; words among the arguments select files by name. */
export function nodeTests(folder, suffix, given) {
  const words = given.filter((argument) => !argument.startsWith('-'));
  const args = given.filter((argument) => argument.startsWith('-'));
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(suffix) && (!words.length || words.some((word) => name.includes(word))))
        .map((name) => path.join(folder, name))
    : [];
  if (!files.length) return { ok: true };
  const reporters = (report) => [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  return counted(
    (report) => ['--test', ...reporters(report), ...args, ...files],
    (text) => ({ passed: total(text, 'pass'), failed: total(text, 'fail') }),
  );
}

const total = (tap, what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);

function counted(argsFor, read) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-report-'));
  const report = path.join(folder, 'report');
  const { status } = spawnSync(process.execPath, argsFor(report), {
    stdio: ['inherit', 'inherit', 'inherit'],
    env: { TEST_WAIT_MS: String(WAIT_MS), ...process.env },
  });
  const numbers = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
  rmSync(folder, { recursive: true });
  return { ok: status === 0, ...numbers };
}
