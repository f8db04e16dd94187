import { inLanes } from './lanes';

const span = (from: number, to: number) => ({ from, to });
const lanes = (...spans: ReturnType<typeof span>[]) => inLanes(spans).map(({ lane, lanes: all }) => `${lane}/${all}`);

test('lessons one after the other have the whole width', () => {
  expect(lanes(span(600, 660), span(660, 720))).toEqual(['0/1', '0/1']);
});

test('lessons at once share it, and a lane that is free again is used again', () => {
  expect(lanes(span(600, 660), span(600, 630), span(630, 660), span(660, 720))).toEqual(['0/2', '1/2', '1/2', '0/1']);
});

test('nothing is nothing', () => {
  expect(lanes()).toEqual([]);
});
