// Links and paths in documents must exist, and every environment variable must be documented.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.argv[2] ?? '.';
const tops = ['backend', 'admin-ui', 'client-ui', 'api-client', 'e2e', 'bench', 'scripts', 'docs', 'docker', '.ci'];
const inBackend = ['modules', 'platform'];
const skipped = /(^|\/)(node_modules|dist|\.data|\.git)(\/|$)/;

const faults = documents().flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, target]) =>
    path.join(path.dirname(file), target),
  );
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].flatMap(([, target]) => {
    const [top] = target.split('/');
    return tops.includes(top) ? [target] : inBackend.includes(top) ? [`backend/src/${target}`] : [];
  });
  return [...links, ...named]
    .filter((target) => !existsSync(path.join(root, target)))
    .map((target) => `${file} points at ${target}, which is not there.`);
});
faults.push(...unexplainedVariables());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

function documents() {
  const found = tops.flatMap((top) =>
    existsSync(path.join(root, top))
      ? readdirSync(path.join(root, top), { recursive: true }).map((name) => `${top}/${name}`)
      : [],
  );
  return [...readdirSync(root), ...found].filter((file) => file.endsWith('.md') && !skipped.test(file));
}

function unexplainedVariables() {
  const page = path.join(root, 'docs/operations.md');
  if (!existsSync(page)) return [];
  const explained = new Set(readFileSync(page, 'utf8').match(/(?<=`)[A-Z][A-Z_]+(?=`)/g));
  const read = ['backend/src', 'docker'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => /(?<!spec)\.ts$|Dockerfile$/.test(name))
      .flatMap((name) => variablesIn(readFileSync(path.join(root, folder, name), 'utf8'))),
  );
  return [...new Set(read)]
    .filter((name) => !explained.has(name))
    .map((name) => `docs/operations.md does not explain the variable ${name}.`);
}

function variablesIn(text) {
  const taken = [...text.matchAll(/\{([^{}]*)\}: NodeJS\.ProcessEnv/g)].map(([, names]) => names).join(' ');
  const named = [...text.matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name]) => name);
  return [...named, ...(taken.match(/\b[A-Z][A-Z_]+\b/g) ?? [])];
}
