import { nextOffset } from './paging';

const page = (rows: number, size: number) => ({ data: Array.from({ length: rows }), size });

test('the next page begins after the rows that are here', () => {
  const pages = [page(100, 250), page(100, 250)];
  expect(nextOffset(page(100, 250), pages)).toBe(200);
});

test('there is no next page when all rows are here', () => {
  expect(nextOffset(page(50, 50), [page(50, 50)])).toBeUndefined();
});

test('an empty page ends the list, whatever size was announced', () => {
  expect(nextOffset(page(0, 250), [page(100, 250), page(0, 250)])).toBeUndefined();
});
