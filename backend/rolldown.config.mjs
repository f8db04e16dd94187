import { readdirSync } from 'node:fs';
import path from 'node:path';

const compiled = path.resolve(import.meta.dirname, 'dist/src');

/** The processes, the operators' commands, and what runs on a thread of its own: found beside what starts it, so by its bare name. */
const programs = {
  main: 'main.js',
  worker: 'worker.js',
  'seed/seed': 'seed/seed.js',
  'read-file.thread': 'modules/imports/uploads/read-file.thread.js',
  ...Object.fromEntries(
    readdirSync(path.join(compiled, 'operator')).flatMap((file) =>
      file.endsWith('.js') ? [[`operator/${path.basename(file, '.js')}`, `operator/${file}`]] : [],
    ),
  ),
};

/**
 * Packages of many small ES modules, which cost a start more than all the code in them. The others stay where npm put them: some are asked
 * for again by name (typeorm, class-validator), and of those there must not be two.
 */
const bundled =
  /^(@nestjs\/(?!microservices|websockets|platform-express)|(es-toolkit|uuid|uid|nodemailer|luxon|p-limit|iterare)(\/|$))/;

const isOurs = (id) => id.startsWith('.') || path.isAbsolute(id) || id.startsWith('\0');

/** Few files instead of thousands, so that a process is there in half of the time. Names and lines stay, for the traces in a log. */
export default {
  input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, path.join(compiled, file)])),
  platform: 'node',
  external: (id) => !isOurs(id) && !bundled.test(id),
  output: {
    dir: path.resolve(import.meta.dirname, 'dist/programs'),
    format: 'esm',
    keepNames: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};
