import type { OpenAPIObject } from '@nestjs/swagger';
import { SETTINGS, type Setting } from '../modules/farms/contracts.js';
import { RESTRICTIONS, SCREENS } from '../modules/identity/contracts.js';
import { RELEASE } from '../platform/config/release.js';
import { IF_EMPTY } from '../platform/tenancy/if-empty.js';
import { callName, type AccessRow } from '../platform/http/access-table.js';

export const HEAD = '// Made from the backend’s declarations by `npm run generate`.\n';
export const literal = (value: unknown) => JSON.stringify(value);

function opens({ adm, ins, stu, spr }: AccessRow) {
  const staff = typeof ins === 'boolean' ? ins : [...ins];
  const granted = Object.entries({ adm, ins: staff, stu, spr }).filter(([, value]) => value);
  return `{ ${granted.map(([who, value]) => `${who}: ${literal(value)}`).join(', ')} }`;
}

/** Generates api-client/src/generated/access.ts. */
export function accessFile(rows: readonly AccessRow[]) {
  const guarded = rows.filter((row) => !row.public);
  const calls = guarded.map((row) => `  ${literal(callName(row))}: ${opens(row)},`);
  const fields = guarded
    .filter((row) => Object.keys(row.fields).length)
    .map((row) => `  ${literal(callName(row))}: ${literal(row.fields)},`);
  const screens = Object.entries(SCREENS).map(([screen, permission]) => `  ${screen}: ${literal(permission)},`);
  const list = (name: string, meaning: string, lines: readonly string[]) =>
    `\n/** ${meaning} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
  return [
    HEAD,
    list('callAccess', 'Who may make a call; `ins` names permissions of which staff need one.', calls),
    list('fieldAccess', 'Fields that staff may send with a further permission only.', fields),
    list('screenAccess', 'The permission that opens a screen to staff.', screens),
    `\n/** What binds the staff that has it. */\nexport type Restriction = ${RESTRICTIONS.map(literal).join(' | ')};\n`,
  ].join('');
}

const constant = (schema: string) => `${schema[0]?.toLowerCase()}${schema.slice(1)}Names`;

/** Generates api-client/src/generated/labels.ts. */
export function labelsFile({ components }: OpenAPIObject) {
  const named = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    'enum' in schema && 'x-enumNames' in schema
      ? [{ name, codes: schema.enum ?? [], names: schema['x-enumNames'] as string[] }]
      : [],
  );
  const lists = named.map(({ name, codes, names }) => {
    const entries = codes.map((code, i) => `  ${String(code)}: ${literal(names[i])},`);
    return `\nexport const ${constant(name)} = {\n${entries.join('\n')}\n} as const;\n`;
  });
  return [HEAD, ...lists].join('');
}

const shown = ({ name, kind, label, about, group, editableBy, options, min, max, unit, required }: Setting) =>
  Object.entries({ name, kind, label, about, group, editableBy, options, min, max, unit, required })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `    ${key}: ${literal(value)},\n`)
    .join('');

/** Generates api-client/src/generated/settings.ts. */
export function settingsFile() {
  const listed = SETTINGS.filter(({ elsewhere }) => !elsewhere).map((setting) => `  {\n${shown(setting)}  },\n`);
  return `${HEAD}\nexport const settings = [\n${listed.join('')}] as const;\n`;
}

/** Generates api-client/src/generated/if-empty.ts. */
export function ifEmptyFile() {
  const entries = Object.entries(IF_EMPTY).map(([name, value]) => `  ${name}: ${literal(value)},\n`);
  return `${HEAD}\n/** What a setting means that a barn has left empty. */\nexport const ifEmpty = {\n${entries.join('')}} as const;\n`;
}

/** Generates api-client/src/generated/release.ts. */
export const releaseFile = () =>
  `${HEAD}\n/** What these screens were released as. */\nexport const release = ${literal(RELEASE)};\n`;
