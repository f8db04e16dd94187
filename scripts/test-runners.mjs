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
      ...belowHere(args),
    ],
    (text) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
      // A file that does not load counts as one failure.
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  );
}

const TAKES_A_VALUE = ['-t', '--testNamePattern', '--testPathPatterns'];
const GIVES_PATHS = ['--findRelatedTests', '--runTestsByPath'];

/** Jest compares words with whole paths: a repository in a folder that has the word in its name would run everything. */
export function belowHere(given) {
  if (given.some((argument) => GIVES_PATHS.includes(argument))) return given;
  const here = process.cwd().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return given.map((argument, i) =>
    argument.startsWith('-') || TAKES_A_VALUE.includes(given[i - 1]) ? argument : `${here}.*(${argument})`,
  );
}

/** What selects files among the arguments, and what is an option. */
export const wordsIn = (given) => given.filter((argument) => !argument.startsWith('-'));
const optionsIn = (given) => given.filter((argument) => argument.startsWith('-'));

/** Node's test runner on one folder; words among the arguments select files by name. */
export function nodeTests(folder, suffix, given) {
  const words = wordsIn(given);
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(suffix) && (!words.length || words.some((word) => name.includes(word))))
        .map((name) => path.join(folder, name))
    : [];
  return nodeTestsIn(files, optionsIn(given));
}

export function nodeTestsIn(files, options) {
  if (!files.length) return { ok: true };
  const reporters = (report) => [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ];
  return counted(
    (report) => ['--test', ...reporters(report), ...options, ...files],
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
