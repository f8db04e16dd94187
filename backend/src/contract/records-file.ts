import { HEAD, literal } from './client-files.js';
import type { Field } from '../platform/records/field.js';
import type { RecordDescription } from '../platform/records/record.js';
import { columnOf } from '../platform/records/record-list.js';

/** What no screen needs: what files call a field, and how the contract explains it. */
function shown(wire: string, { about: _, personal: __, file, property, ...told }: Field) {
  return { ...told, column: columnOf(wire, property), ...(file && { imported: true }) };
}

function entry({ resource, one, many, name, stream, fields }: RecordDescription) {
  const lines = Object.entries(fields).map(([wire, field]) => `      ${wire}: ${literal(shown(wire, field))},\n`);
  const head = Object.entries({ resource, one, many, name, stream }).map(
    ([key, value]) => `    ${key}: ${literal(value)},\n`,
  );
  return `  ${resource}: {\n${head.join('')}    fields: {\n${lines.join('')}    },\n  },\n`;
}

/** Generates api-client/src/generated/records.ts. */
export const recordsFile = (records: readonly RecordDescription[]) =>
  [
    HEAD,
    '\n/** Every ordinary record, as its list, form, page and files show it. */\nexport const records = {\n',
    ...records.map(entry),
    '} as const;\n',
  ].join('');
