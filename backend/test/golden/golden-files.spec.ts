import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventCatalogue, goldenFile } from '../../src/contract/event-catalogue.js';
import { moduleDescriptions } from '../../src/app.module.js';
import { upcast } from '../../src/platform/event-store/event.js';
import { Registry } from '../../src/platform/event-store/registry.js';

const { catalogue } = new Registry(moduleDescriptions);
const here = import.meta.dirname;
const golden = readdirSync(here)
  .filter((file) => file.endsWith('.json'))
  .sort();
const read = (file: string) => JSON.parse(readFileSync(path.join(here, file), 'utf8')) as Record<string, unknown>;
const versions = Object.entries(catalogue).flatMap(([type, { version }]) =>
  Array.from({ length: version }, (_, n) => ({ type, version: n + 1, file: goldenFile(type, n + 1) })),
);

/** The kind of every value, so that two events can be compared whatever they say. */
const shape = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shape)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, shape(inner)]),
        )
      : typeof value;

describe('events of every version ever written', () => {
  it('have a golden file each, and every golden file belongs to one', () =>
    expect(golden).toEqual(versions.map(({ file }) => file).sort()));

  it.each(versions)('$type version $version loads as the current version', ({ type, version, file }) =>
    expect(shape(upcast(catalogue, type, version, read(file)))).toEqual(shape(catalogue[type]?.example)),
  );

  it.each(Object.entries(catalogue))(
    '%s is described by the example its golden file keeps',
    (type, { version, example }) => expect(read(goldenFile(type, version))).toEqual(example),
  );

  it('stand in docs/events.md', () =>
    expect(readFileSync(path.join(here, '../../../docs/events.md'), 'utf8')).toBe(eventCatalogue(moduleDescriptions)));
});
