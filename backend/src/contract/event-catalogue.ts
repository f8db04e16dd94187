import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleDescriptions } from '../app.module.js';
import type { EventDescription } from '../platform/event-store/event.js';
import { Registry, type ModuleDescription } from '../platform/event-store/registry.js';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** An event of this version as it was first written; never changed. */
export const goldenFile = (type: string, version: number) => `${type}.v${version}.json`;

const row = ([type, { version, meaning, example }]: [string, EventDescription]) =>
  `| \`${type}\` | ${version} | ${meaning} | ${Object.keys(example as object)
    .map((field) => `\`${field}\``)
    .join(', ')} |`;

function chapter({ name, events = {}, policies = [], projections = [], mails = [] }: ModuleDescription) {
  const heard = (types: readonly string[]) => types.map((type) => `\`${type}\``).join(', ');
  const table = ['| event | version | what it says | data |', '|---|---|---|---|', ...Object.entries(events).map(row)];
  return [
    `## ${name}`,
    '',
    ...(Object.keys(events).length ? table : ['No events of its own.']),
    ...(projections.length
      ? [
          '',
          'Read tables kept:',
          '',
          ...projections.map(
            (one) => `- ${one.tables.map((read) => `\`${read.name}\``).join(', ')} from ${heard(one.types)}`,
          ),
        ]
      : []),
    ...(policies.length
      ? ['', 'In the same transaction:', '', ...policies.map((one) => `- ${one.name}: on ${heard(one.types)}`)]
      : []),
    ...(mails.length
      ? ['', 'Mails, after commit:', '', ...mails.map((one) => `- ${one.name}: on ${heard(one.on) || 'the clock'}`)]
      : []),
    '',
  ].join('\n');
}

/** Generates docs/events.md. */
export const eventCatalogue = (modules: readonly ModuleDescription[]) => `# Events

Made from the modules' catalogues by \`npm run generate\`; a test compares. Each event also
carries its barn, its position in the barn's log, its stream and version, the time, and who did it by which command.

${modules.map(chapter).join('\n')}`;

/** Golden files that exist are history and are not written. */
function write() {
  const golden = path.join(ROOT, 'backend/test/golden');
  mkdirSync(golden, { recursive: true });
  for (const [type, { version, example }] of Object.entries(new Registry(moduleDescriptions).catalogue)) {
    const file = path.join(golden, goldenFile(type, version));
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(example, null, 2)}\n`);
  }
  writeFileSync(path.join(ROOT, 'docs/events.md'), eventCatalogue(moduleDescriptions));
}

if (process.argv[1]?.endsWith('event-catalogue.js')) write();
