import { API_SCOPES } from '../auth/api-scopes.js';

/** The second way to prove who one is, as the contract names it. */
export const API_KEY = 'apiKey';

/** On each operation that a key opens: the scope that it needs. */
export const API_KEY_SCOPE = 'x-api-key-scope';

export const BY_API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'll_live_…',
  description: `An API key of a barn. It opens the calls that name one of its scopes in \`${API_KEY_SCOPE}\`.`,
} as const;

const scopes = Object.entries(API_SCOPES).map(([scope, { title }]) => `\`${scope}\` (${title})`);

const PARAGRAPHS = [
  [
    'What the screens of staff and families ask of Leadline, and what other programs may read of it. Every refusal has the',
    'shape of `ErrorReply`, with a stable code and a text that may be shown as it is.',
  ],
  ['**People** sign in: a token comes from `authenticate`.'],
  [
    '**Other programs** use an API key, which administrators make under *Setup › Settings › API keys*. It is of one barn,',
    `reads, and has scopes: ${scopes.join(', ')}. Each call that a key opens names its scope in \`${API_KEY_SCOPE}\`. To begin:`,
  ],
];

const EXAMPLE = `\`\`\`
curl -H 'Authorization: Bearer ll_live_…' 'https://leadline.example/api/lessons/calendar?date1=2026-11-23&date2=2026-11-29'
\`\`\``;

/** What the contract says first, in Markdown. */
export const BEGIN = [...PARAGRAPHS.map((lines) => lines.join(' ')), EXAMPLE].join('\n\n');
