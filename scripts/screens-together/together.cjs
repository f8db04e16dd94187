const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

/**
 * Runs every so manieth file of a UI's screens' tests as if they were one, the largest dealt out first: React, its components and
 * ours are loaded once, and what has been compiled stays fast. Hooks of what is loaded first hold for all files. By themselves run
 * `*.alone.spec.tsx`, which put something else where modules look once. `TOGETHER` comes from the configuration.
 */
exports.together = (part) => {
  const { folder, first, parts } = TOGETHER;
  jest.requireActual(path.join(folder, first));
  readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.alone)\.spec\.tsx$/.test(file))
    .map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter((_, i) => i % parts === part - 1)
    .forEach(({ file }) => {
      describe(file, () => {
        jest.requireActual(path.join(folder, file));
      });
    });
};
