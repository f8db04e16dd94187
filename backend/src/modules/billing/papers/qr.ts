import qrcode from 'qrcode-generator';
import { Html } from '../../../platform/pdf/html.js';

/** A code that scales with its place on the paper. */
export function qrOf(text: string): Html {
  const code = qrcode(0, 'M');
  // It takes a character for a byte.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'));
  code.make();
  return new Html(code.createSvgTag({ cellSize: 4, margin: 16, scalable: true }));
}
