import { FIELDS, type Kind } from './fields.js';

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file as it could be: with every field but those that say the same in another way. */
export function exampleFile(kind: Kind) {
  const fields = FIELDS[kind].filter(({ example }) => example.some(Boolean));
  const lines = [fields.map(({ label }) => label), ...[0, 1].map((i) => fields.map(({ example }) => example[i] ?? ''))];
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}
