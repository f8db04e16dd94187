import { filterWords } from './filter-words.js';

const ID = '01930000-0000-7000-8000-000000000001';
const nameOf = (id: string) => (id === ID ? 'Biscuit' : undefined);

describe('what a saved report is narrowed to', () => {
  it.each([
    [{}, []],
    [{ horse_id: ID }, ['Horse: Biscuit']],
    [{ horse_id: [ID, 'gone'] }, ['Horse: Biscuit, not there any more']],
    [{ section_id: 'gone' }, ['Section: not there any more']],
    [{ weekday: 1, hour: 9 }, ['Weekday: Monday', 'Hour: 09:00']],
    [{ weekday: '7', hour: 0 }, ['Weekday: Sunday', 'Hour: 00:00']],
    [{ notice: 'day', reason: 'noshow' }, ['Given up: Within 24 hours', 'Why: No show']],
    [{ age: 'days_60' }, ['Due since: 31 to 60']],
    [{ active: 'inactive', available: 'full' }, ['Only lessons that the barn cancelled', 'Full lessons']],
    [{ active: 'all', available: '1' }, ['Lessons with places left']],
    [{ lesson_cancelled: '0', student_cancelled: 0 }, ['Without cancelled lessons', 'Without cancelled places']],
    [{ lesson_cancelled: '1', status_code: 'nothing that there is', weekday: 9 }, []],
  ])('%j: %j', (filters, words) => expect(filterWords(filters, nameOf)).toEqual(words));
});
