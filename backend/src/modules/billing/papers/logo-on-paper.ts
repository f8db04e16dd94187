import { html } from '../../../platform/pdf/html.js';
import { storedPicture } from '../../../platform/pdf/stored-pictures.js';
import type { BarnOnPaper } from './barn-on-paper.js';

/** A wide one as wide as the half of a page, a tall one no higher than four lines: neither pushes what the paper is about. */
export const LOGO_STYLE = `.logo { display: block; max-width: 70mm; max-height: 22mm; margin: 0 0 3mm auto; }`;

/** Beside the name, which a screen reader reads; nothing where the barn has none. */
export const logoOnPaper = ({ logo }: Partial<Pick<BarnOnPaper, 'logo'>>) =>
  logo && html`<img class="logo" alt="" src="${storedPicture(logo)}">`;
