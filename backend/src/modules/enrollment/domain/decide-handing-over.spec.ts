import { cancelled, enrolled, given, LESSON } from '../test/given.js';
import { decideHandingOver } from './decide-handing-over.js';

const toAnna = new Map([['twin', 'anna']]);
const handOver = (...history: Parameters<typeof given>) => decideHandingOver(LESSON, given(...history), toAnna);

describe('the places of a student who stood there twice', () => {
  it('are the other record’s, and nobody else’s', () => {
    expect(handOver(enrolled('twin'), enrolled('leo')).map(({ data }) => data)).toEqual([
      { lessonPersonId: 'place-of-twin', lessonId: LESSON, studentId: 'anna', formerStudentId: 'twin' },
    ]);
  });

  it('are so though one of the two was given up', () => {
    const gone = cancelled('twin', { code: 'CWM', unit: 'used', compensation: 'makeup' });
    expect(handOver(enrolled('anna'), enrolled('twin'), gone)).toHaveLength(1);
    const given = cancelled('anna', { code: 'CWM', unit: 'used', compensation: 'makeup' });
    expect(handOver(enrolled('anna'), given, enrolled('twin'))).toHaveLength(1);
  });

  it('are not two in one lesson', () => {
    expect(() => handOver(enrolled('anna'), enrolled('twin'))).toThrow(
      'Student is already booked for this lesson spot',
    );
  });
});
