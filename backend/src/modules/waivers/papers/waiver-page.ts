import { DateTime } from 'luxon';
import { cssString, html, Html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import type { PaperFormat } from '../../../platform/pdf/paper-format.js';
import { CHANGED, type OwnSigning } from '../facts/own-signing.js';

export interface WaiverOnPaper {
  readonly barnName: string;
  readonly timeZone: string;
  readonly paper: PaperFormat;
  readonly signing: OwnSigning;
  readonly emergency: string;
}

const styles = ({ barnName, paper, signing: { title } }: WaiverOnPaper) =>
  new Html(`
  @page { size: ${paper}; margin: 22mm 20mm 20mm;
    @bottom-left { content: ${cssString(`${barnName} · ${title}`)}; font: 8.5pt 'Open Sans', sans-serif; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt 'Open Sans', sans-serif; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 10.5pt/1.5 'Open Sans', sans-serif; color: #000; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  h1 { font-size: 18pt; line-height: 1.25; padding: 2mm 0 6mm; }
  p { padding-bottom: 3mm; white-space: pre-line; orphans: 3; widows: 3; }
  .changed { border: 1.5pt solid #000; padding: 3mm; margin-bottom: 6mm; font-weight: 700; }
  table { width: 100%; margin-top: 6mm; border-collapse: collapse; border-top: 1pt solid #000; break-inside: avoid; }
  th, td { text-align: left; vertical-align: top; padding: 1.6mm 3mm 1.6mm 0; border-bottom: .5pt solid #999; }
  th { width: 45mm; font-weight: 400; } td { font-weight: 600; white-space: pre-line; }
  .signature { font-size: 16pt; font-style: italic; }`);

const paragraphs = (body: string) => body.split(/\n\s*\n/).filter((text) => text.trim() !== '');
const momentOf = ({ signing: { signedAt }, timeZone }: WaiverOnPaper) =>
  DateTime.fromJSDate(signedAt, { zone: timeZone }).setLocale('en-GB').toFormat("cccc d MMMM yyyy, HH:mm '('z')'");

function riders({ signing: { participants } }: WaiverOnPaper) {
  return participants
    .map(({ firstName, lastName, dob, isMinor }) => {
      const born = dob ? `, born ${longDate(dob).replace(/^\S+ /, '')}` : '';
      return `${firstName} ${lastName}`.trim() + born + (isMinor ? ' (minor)' : '');
    })
    .join('\n');
}

/** The whole text and who put their name under it. R194 R256 */
export function waiverPage(paper: WaiverOnPaper): string {
  const { signing, emergency } = paper;
  const facts: readonly (readonly [string, string])[] = [
    ['For', riders(paper)],
    ['Signer is their', signing.relationship],
    ['Signed', momentOf(paper)],
    ['Good until', signing.expiresOn ? longDate(signing.expiresOn) : 'for ever'],
    ['Emergency contact', emergency],
    ['Signed from', signing.ipAddress],
    ['Text', `version ${signing.version}`],
    ['Fingerprint (SHA-256)', signing.fingerprint],
  ];
  const known = facts.filter(([, value]) => value !== '');
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${signing.title}</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${styles(paper)}</style></head><body>
<div>${paper.barnName}</div><h1>${signing.title}</h1>
${!signing.isIntact && html`<div class="changed">${CHANGED}</div>`}
${paragraphs(signing.body).map((text) => html`<p>${text}</p>`)}
<table><tbody><tr><th>Signed by</th><td class="signature">${signing.signerName}</td></tr>
${known.map(([label, value]) => html`<tr><th>${label}</th><td>${value}</td></tr>`)}
</tbody></table></body></html>`.text;
}
