import { cssString, html, Html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import type { PaperFormat } from '../../../platform/pdf/paper-format.js';
import type { DataSectionReply, PersonalDataReply } from '../http/personal-data.replies.js';

const styles = ({ barn_name, person_name }: PersonalDataReply, paper: PaperFormat) =>
  new Html(`
  @page { size: ${paper}; margin: 18mm 16mm;
    @bottom-left { content: ${cssString(`${barn_name} · ${person_name}`)}; font: 8.5pt 'Open Sans', sans-serif; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt 'Open Sans', sans-serif; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 10pt/1.4 'Open Sans', sans-serif; color: #000; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  h1 { font-size: 18pt; } h2 { font-size: 12pt; padding: 8mm 0 1mm; break-after: avoid; }
  dl { display: grid; grid-template-columns: 36mm 1fr; gap: .5mm 4mm; padding: 1.5mm 0;
    border-bottom: .5pt solid #999; break-inside: avoid; }
  dt { font-size: 8.5pt; } dd { white-space: pre-line; }`);

/** What is empty says nothing. */
const entry = (row: DataSectionReply['rows'][number]) =>
  html`<dl>${Object.entries(row).flatMap(([label, value]) =>
    value === null || value === '' ? [] : [html`<dt>${label}</dt><dd>${value}</dd>`],
  )}</dl>`;

const section = ({ title, rows, is_cut }: DataSectionReply) =>
  rows.length === 0
    ? null
    : html`<h2>${title}</h2>${rows.map(entry)}${is_cut === 1 && html`<p>There is more, from before.</p>`}`;

/** For whoever asks what a barn keeps of them. */
export const personalDataPage = (data: PersonalDataReply, paper: PaperFormat) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>What ${data.barn_name} keeps of ${data.person_name}</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${styles(data, paper)}</style></head><body>
<h1>What ${data.barn_name} keeps of ${data.person_name}</h1><p>${longDate(data.made_at.slice(0, 10))}</p>
${data.sections.map(section)}</body></html>`.text;
