import * as ours from '../src/modules/enrollment/domain/status.js';

type Words = Record<'statusName' | 'cancelLabel', (code: string) => string>;
/** Another workspace's source: not ours to compile, only to compare with. */
const labels = new URL('../../api-client/src/labels.ts', import.meta.url).href;
const { cancelLabel, statusName } = (await import(labels)) as Words;

/** The screens name a status before the server has answered: with the same words. C13 R126 */
describe('the words for a place in a lesson', () => {
  it('are the same on the screens and in the API', () => {
    const codes = [...Object.keys(ours.STATUS_NAMES), ''];
    expect(codes.map((code) => [code, statusName(code)])).toEqual(codes.map((code) => [code, ours.statusName(code)]));
    const cancelled = codes.filter(ours.isCancelCode);
    expect(cancelled.map((code) => [code, cancelLabel(code)])).toEqual(
      cancelled.map((code) => [code, ours.cancelLabel(code)]),
    );
  });
});
