import { cssString, html, Html } from '../../../platform/pdf/html.js';
import { PAGE_POLICY } from '../../../platform/pdf/stored-pictures.js';
import type { BarnOnPaper } from './barn-on-paper.js';
import { LOGO_STYLE, logoOnPaper } from './logo-on-paper.js';

interface Frame {
  readonly title: string;
  readonly barn: Pick<BarnOnPaper, 'name' | 'address' | 'email' | 'paper'> &
    Partial<Pick<BarnOnPaper, 'taxNumber' | 'logo'>>;
  /** Whom it is for: name and address. */
  readonly to: readonly (string | null)[];
  /** On its side, for a wide table. */
  readonly lies?: boolean;
}

const styles = ({ barn, title, lies }: Frame) =>
  new Html(`
  @page { size: ${barn.paper}${lies ? ' landscape' : ''}; margin: 22mm 20mm 20mm;
    @bottom-left { content: ${cssString(`${barn.name} · ${title}`)}; font: 8.5pt 'Open Sans', sans-serif; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8.5pt 'Open Sans', sans-serif; } }
  * { box-sizing: border-box; margin: 0; }
  body { font: 10.5pt/1.45 'Open Sans', sans-serif; color: #000; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  .parties { display: flex; gap: 12mm; justify-content: space-between; }
  .parties > div { flex: 1 1 0; white-space: pre-line; } .barn { text-align: right; }
  ${LOGO_STYLE}
  h1 { font-size: 18pt; padding: 14mm 0 1mm; } .state { padding-bottom: 8mm; }
  table { width: 100%; border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
  th { text-align: left; font-size: 8.5pt; padding: 0 3mm 1mm 0; border-bottom: 1pt solid #000; }
  td { vertical-align: top; padding: 1.6mm 3mm 1.6mm 0; border-bottom: .5pt solid #999; }
  .amount { text-align: right; padding-right: 0; white-space: nowrap; } .note { font-size: 8.5pt; white-space: pre-line; }
  .dense { font-size: 9pt; } .dense td { padding-block: 1mm; }
  .figure { text-align: right; white-space: nowrap; }
  .sums { width: 76mm; margin: 4mm 0 0 auto; break-inside: avoid; } .sums td { border: 0; padding: .8mm 0; }
  .sums .total td { border-top: 1pt solid #000; font-weight: 700; padding-top: 1.6mm; }
  .pay { padding-top: 6mm; text-align: right; } .pay a { color: #000; font-weight: 700; }
  .transfer { display: flex; justify-content: space-between; gap: 8mm; padding-top: 8mm; break-inside: avoid; }
  .transfer table { width: auto; margin-top: 1mm; } .transfer td { border: 0; padding: .6mm 5mm .6mm 0; }
  .transfer figure { width: 42mm; text-align: center; font-size: 8.5pt; } .transfer svg { width: 34mm; height: auto; }
  .notes { padding-top: 10mm; white-space: pre-line; }`);

/** One page design for what leaves the barn: who writes to whom, what it is, and below that what it says. R182 */
export function framedPaper(frame: Frame, body: Html): string {
  const { title, barn, to } = frame;
  const about = [...barn.address, barn.email, barn.taxNumber && `Tax number ${barn.taxNumber}`].filter(Boolean);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
${PAGE_POLICY}
<style>${styles(frame)}</style></head><body>
<div class="parties"><div>${to.filter(Boolean).join('\n')}</div>
<div class="barn">${logoOnPaper(barn)}<strong>${barn.name}</strong>${['', ...about].join('\n')}</div></div>
<h1>${title}</h1>${body}
</body></html>`.text;
}
