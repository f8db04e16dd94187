import { cssString, html, Html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import { horseBlock, instructorBlock, lessonBlock } from './blocks.js';
import type { Choices } from './choices.js';
import { byHorse, byInstructor, byLesson, type Day } from './sheet.js';

export interface Frame {
  barn: string;
  date: string;
  /** Local time of the barn. */
  printed: string;
}

const TITLES = { lesson: 'Day sheet', horse: 'Day sheet by horse', instructor: 'Day sheet by instructor' } as const;

/** Black on white: no information by colour. A block breaks across pages only if it is longer than one page. */
const styles = ({ barn, date, printed }: Frame, { by, paper, largeFont }: Choices) =>
  new Html(`
  @page { size: ${paper}; margin: 20mm 14mm 16mm;
    @top-left { content: ${cssString(`${barn} · ${TITLES[by]}`)}; font: 600 11pt 'Open Sans', sans-serif; }
    @top-right { content: ${cssString(longDate(date))}; font: 600 11pt 'Open Sans', sans-serif; }
    @bottom-left { content: ${cssString(`Printed ${printed}`)}; font: 8.5pt 'Open Sans', sans-serif; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt 'Open Sans', sans-serif; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: ${largeFont ? 15 : 11}pt/1.35 'Open Sans', sans-serif; color: #000; font-variant-numeric: tabular-nums; }
  h1 { font-size: 1.3em; padding: .2em 0 .3em; }
  .lesson, .kept, tr { break-inside: avoid; } .long { break-inside: auto; } thead { break-after: avoid; }
  .lesson { border-top: 1.5pt solid #000; padding: .35em 0 .9em; }
  header { display: flex; gap: .9em; align-items: baseline; padding-bottom: .25em; }
  h2 { font-size: 1em; font-weight: 700; flex: 1 1 auto; overflow-wrap: anywhere; }
  .time { font-weight: 700; white-space: nowrap; }
  .where { flex: 0 0 auto; max-width: 42%; text-align: right; overflow-wrap: anywhere; }
  .places { white-space: nowrap; text-align: right; min-width: 3.2em; }
  .tag { border: 1pt solid #000; padding: 0 .4em; margin-left: .3em; font-size: .88em; white-space: nowrap; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; border-bottom: .5pt solid #999; }
  th { padding: 0; font-weight: inherit; text-align: left; }
  td { border-top: .5pt solid #999; padding: .28em .5em .28em 0; vertical-align: top; overflow-wrap: anywhere; }
  .c-box { width: 1.7em; } .c-time { width: 7.2em; } .c-name { width: 27%; } .c-ride { width: 37%; }
  .c-horse { width: ${largeFont ? 22 : 18}%; } .c-fact { width: ${largeFont ? 26 : 21}%; }
  .box { display: inline-block; width: .95em; height: .95em; border: 1.2pt solid #000; vertical-align: -.12em; }
  .box.none { visibility: hidden; }
  .gap { display: inline-block; width: 90%; border-bottom: .75pt solid #000; height: 1.1em; }
  .fact, .more { font-size: .88em; } td.fact { padding-top: .46em; }
  .more { padding-top: .3em; white-space: pre-line; overflow-wrap: anywhere; }
  .off .title, .off .time { text-decoration: line-through; font-weight: 400; } .off td, .empty { font-style: italic; }
  .nothing { padding-top: 2em; font-size: 1.2em; }`);

function blocks(day: Day, choices: Choices): Html[] {
  if (choices.by === 'horse') return byHorse(day).map((group) => horseBlock(group, choices));
  if (choices.by === 'instructor') return byInstructor(day).flatMap((group) => instructorBlock(group, choices));
  return byLesson(day).map((one) => lessonBlock(one, choices));
}

export function sheetPage(day: Day, frame: Frame, choices: Choices): string {
  const content = blocks(day, choices);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${TITLES[choices.by]} ${frame.date}</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${styles(frame, choices)}</style></head>
<body>${content.length ? content : html`<p class="nothing">There is nothing scheduled for today.</p>`}</body></html>`
    .text;
}
