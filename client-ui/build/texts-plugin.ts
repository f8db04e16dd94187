import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const withoutParser = at('../../node_modules/@formatjs/icu-messageformat-parser/no-parser.js');
const english = at('../src/i18n/english.ts');

const isMessage = (text: string): boolean => /[{<]/.test(text);
const parsed = (text: string) => new IntlMessageFormat(text, 'en', undefined, { captureLocation: false }).getAst();

const german: Readonly<Record<string, string>> = JSON.parse(readFileSync(at('../locales/de.json'), 'utf8'));
const messages = Object.keys(german).filter(isMessage);

const catalogue = (json: string): string =>
  `export default ${JSON.stringify(
    JSON.parse(json, (_name, words: unknown) =>
      typeof words === 'string' && isMessage(words) ? parsed(words) : words,
    ),
  )}`;

/** What a module says in ICU messages, read beforehand and put beside it. */
const withMessages = (code: string): string => {
  const said = messages.filter((text) => code.includes(text));
  if (said.length === 0) return code;
  const read = JSON.stringify(Object.fromEntries(said.map((text) => [text, parsed(text)])));
  return `import { english as englishTexts } from ${JSON.stringify(english)};\nObject.assign(englishTexts, ${read});\n${code}`;
};

/** Reads the texts while the portal is built: what reads ICU messages, 7 kB of gzip, stays out of what families load. */
export const readTexts = (): Plugin => ({
  name: 'leadline-read-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === '@formatjs/icu-messageformat-parser' ? withoutParser : null),
  transform: {
    filter: { id: [/(client-ui|api-client)\/src\/.*\.tsx?$/, /client-ui\/locales\/\w+\.json$/] },
    handler: (code, id) =>
      id.endsWith('.json')
        ? { code: catalogue(code), map: null, moduleType: 'js' }
        : { code: withMessages(code), map: null },
  },
});
