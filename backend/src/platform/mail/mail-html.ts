import { buttonsOf, type MailText } from './mail-text.js';

/** Inline styles: mail clients support neither variables nor most stylesheets. */
const PAPER = '#FAF8F4';
const SHEET = '#FFFFFF';
const INK = '#1F2421';
const MUTED = '#5C655F';
const LINE = '#E3DFD6';
const ACCENT = '#1F6B4F';
const FONT = "'Source Sans 3', Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const RULE = `border-top:1px solid ${LINE}`;
const bold = (size: number, height: number) =>
  `font-family:${FONT};font-size:${size}px;line-height:${height}px;font-weight:600`;
const BODY = `font-family:${FONT};font-size:16px;line-height:24px;color:${INK}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

const table = (style: string) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;${style}">`;
const paragraph = (text: string) => `<p style="margin:0 0 16px;${BODY}">${lines(text)}</p>`;
const fact = ([label, value]: readonly [string, string]) =>
  '<tr>' +
  `<td style="padding:8px 16px 8px 0;vertical-align:top;white-space:nowrap;${RULE};${BODY};color:${MUTED}">` +
  `${escaped(label)}</td>` +
  `<td style="padding:8px 0;${RULE};${BODY};font-weight:600;font-variant-numeric:tabular-nums">${lines(value)}</td>` +
  '</tr>';
const item = (text: string) =>
  `<li style="margin:0 0 4px;${BODY};font-variant-numeric:tabular-nums">${escaped(text)}</li>`;
const quoted = ({ by, text }: { by: string; text: string }) =>
  `<p style="margin:0 0 4px;${BODY};color:${MUTED}">${escaped(by)}</p>` +
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${ACCENT};${BODY}">` +
  `${lines(text)}</blockquote>`;
const link = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escaped(url)}" ` +
  `style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ACCENT};` +
  `${bold(16, 24)};color:#FFFFFF;text-decoration:none">${escaped(label)}</a></p>`;

const answer = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escaped(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border-radius:6px;` +
  `border:2px solid ${ACCENT};${bold(16, 24)};color:${ACCENT};text-decoration:none">${escaped(label)}</a>`;
const answered = ({ about, links }: NonNullable<MailText['answers']>[number]) =>
  `${about ? `<p style="margin:0 0 4px;${BODY}">${escaped(about)}</p>` : ''}<p style="margin:0 0 8px">${links.map(answer).join('')}</p>`;

export function html(
  sender: { farmName: string; timeZone: string },
  { subject, heading, paragraphs, facts = [], list = [], quote, answers = [], footnote, foot, ...text }: MailText,
) {
  const content = [
    `<h1 style="margin:0 0 16px;${bold(20, 28)};color:${INK}">${escaped(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length
      ? `${table(`margin:0 0 16px;border-collapse:collapse;border-bottom:1px solid ${LINE}`)}${facts.map(fact).join('')}</table>`
      : '',
    list.length ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list.map(item).join('')}</ul>` : '',
    quote ? quoted(quote) : '',
    ...answers.map(answered),
    ...buttonsOf(text).map(link),
    footnote
      ? `<p style="margin:0;font-family:${FONT};font-size:14px;line-height:20px;color:${MUTED}">${lines(footnote)}</p>`
      : '',
  ].join('');
  const timeZone = sender.timeZone.replaceAll('_', ' ');
  const small = `font-family:${FONT};font-size:12px;line-height:18px;color:${MUTED}`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">' +
      `<title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${PAPER}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? heading)}</div>`,
    `${table(`background:${PAPER}`)}<tr><td align="center" style="padding:24px 12px">`,
    table('max-width:560px;text-align:left'),
    `<tr><td style="padding:0 4px 12px;${bold(16, 24)};color:${ACCENT}">${escaped(sender.farmName)}</td></tr>`,
    `<tr><td style="padding:24px;background:${SHEET};border:1px solid ${LINE};border-radius:10px">${content}</td></tr>`,
    `<tr><td style="padding:12px 4px 0;${small}">All times are those of the barn (${escaped(timeZone)}).</td></tr>`,
    foot
      ? `<tr><td style="padding:4px 4px 0;${small}">` +
        `<a href="${escaped(foot.url)}" style="color:${MUTED}">${escaped(foot.label)}</a></td></tr>`
      : '',
    '</table></td></tr></table></body></html>',
    '',
  ].join('\n');
}
