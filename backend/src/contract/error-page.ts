import type { ErrorDescription } from '../platform/errors/error-catalogue.js';
import { STATUS } from '../platform/http/error.filter.js';

/** A parameter of a text: prints as ‹name›, and counts as plural. */
const standIn = (name: string) => ({ toString: () => `‹${name.trim()}›`, valueOf: () => 2 });

function textOf({ text }: ErrorDescription): string {
  if (typeof text === 'string') return text;
  const names = /^\s*(?:\(([^)]*)\)|(\w+))\s*=>/.exec(String(text));
  const parts = (names?.[1] ?? names?.[2] ?? '').split(',').map(standIn);
  return Reflect.apply(text, undefined, parts) as string;
}

const row = ([code, described]: [string, ErrorDescription]) =>
  `| \`${code}\` | ${STATUS[described.kind]} | ${textOf(described).replaceAll('|', '\\|')} |`;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const chapter = ([module, described]: readonly [string, Record<string, ErrorDescription>]) => `## ${module}

| code | status | text |
|---|---|---|
${Object.entries(described).toSorted(byName).map(row).join('\n')}
`;

/** Generates docs/errors.md. */
export const errorPage = (catalogues: ReadonlyMap<string, Record<string, ErrorDescription>>) => `# Refusals

Made from the modules’ catalogues by \`npm run generate\`; \`npm test\` compares. Every refusal has one shape,
\`ErrorReply\` in \`backend/openapi.json\`: status, code, and a text to be shown as it is; \`errors\` names fields,
\`current\` is what a record looks like now. Codes are stable, texts are for people.

## everywhere

| code | status | when |
|---|---|---|
| \`invalid_input\` | 400 | the input makes no sense; \`errors\` says which field |
| \`signed_out\` | 401 | nobody is signed in, or no longer |
| \`forbidden\` | 403 | this caller may not: see [access.md](access.md) |
| \`api_key_scope\` | 403 | the API key lacks the scope of this call, which the text names: see [api.md](api.md) |
| \`not_found\` | 404 | there is no such thing, or not for this caller |
| \`already_exists\`, \`reference_missing\`, \`rule_broken\` | 409 | the database says what no rule said before |
| \`stale\` | 412 | somebody else changed it meanwhile |
| \`too_large\` | 413 | more than the server takes |
| \`unsupported_media\` | 415 | not of the kind that the call takes |
| \`key_reused\` | 422 | this Idempotency-Key was used for another request |
| \`too_many\` | 429 | too many attempts; \`retry-after\` says how long to wait |
| \`refused\` | other 4xx | whatever else the server cannot take, such as an address that is too long |
| \`failed\` | 500 | a fault of the server |
| \`try_again\` | 503 | the database does not answer; nothing was done. \`retry-after\` says when to ask again |
| \`busy\` | 503 | others are before it in the line for too long; nothing was done. \`retry-after\` says when to ask again |

${[...catalogues].toSorted(byName).map(chapter).join('\n')}`;
