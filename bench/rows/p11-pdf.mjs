import { alternate, p50 } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { backend, openStage, program } from '../lib/stage.mjs';
import { openPrinter } from '../reference/print.mjs';

const LESSONS = 72;
const RIDERS = 4;
const SHEETS = 5;

const pagesIn = (pdf) => {
  if (pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error('That is no PDF.');
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** The very page the product prints, as text. */
async function pageOf(product, { farmId }, date) {
  const [{ ShowDaySheet }, { sheetPage }] = await Promise.all([
    import(backend('modules/calendar/queries/day-sheet')),
    import(backend('modules/calendar/day-sheet/sheet-page')),
  ]);
  const actor = { loginId: farmId, userType: 'ADM', permissions: new Set() };
  const question = new ShowDaySheet({ farmId, actor }, { date, filters: {} });
  const { day, barn, printed, choices } = await product.queries.execute(question);
  if (day.lessons.length !== LESSONS)
    throw new Error(`${day.lessons.length} lessons on the sheet instead of ${LESSONS}.`);
  return sheetPage(day, { barn, date, printed }, { ...choices, by: 'lesson' });
}

export const row = {
  id: 'P11',
  what: `day sheet of ${LESSONS} lessons as PDF over HTTP, warm, against a headless print of the same static page`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server, http, printer;
    try {
      const barn = await newBarn(product, { riders: 60, units: 60 });
      const date = dayFromNow(7);
      for (let i = 0; i < LESSONS; i++)
        await newSeries(barn, {
          first: date,
          count: 1,
          time: `${String(8 + (i % 12)).padStart(2, '0')}:${i % 24 < 12 ? '00' : '30'}`,
          instructor: i,
          studentIds: barn.students.slice((i % 15) * RIDERS, (i % 15) * RIDERS + RIDERS),
        });
      await settle(product);
      server = await startServer([program('main')], stage.env);
      http = connectTo(server.url);
      printer = await openPrinter();
      const page = await pageOf(product, barn, date);
      const pages = new Set();
      const sheet = async () =>
        pages.add(
          pagesIn(
            expecting(
              200,
              await http.get(`/api/lessons/daysheetPdf?dbday=${date}`, { token: barn.token }),
              'daysheetPdf',
            ).body,
          ),
        );
      const print = async () => pages.add(pagesIn(await printer.print(page)));
      const result = await alternate(
        () => p50(sheet, SHEETS),
        () => p50(print, SHEETS),
      );
      if (pages.size !== 1) throw new Error(`The sheets differ in length: ${[...pages].join(', ')} pages.`);
      yield {
        name: 'median time of a sheet',
        gate: 1.3,
        aim: 1.1,
        lower: true,
        result,
        note: `${result.ours.median.toFixed(0)} ms against ${result.reference.median.toFixed(0)} ms, ${[...pages][0]} pages`,
      };
    } finally {
      http?.close();
      await printer?.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
