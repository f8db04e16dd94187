import { describeChange } from './describe-change.js';
import { streamsOf } from './records.js';

describe('what an event says of a record', () => {
  it.each([
    ['an edit, by what was edited', { change: 'edited', fields: ['horse_name'] }, 'edited', ['horse_name']],
    ['a beginning, whose every field is new', { change: 'added', fields: ['horse_name'] }, 'added', []],
    ['an entry taken out of use', { change: 'inactivated', fields: ['is_active'] }, 'inactivated', []],
    ['people who became inactive', { personIds: ['p1'], active: false }, 'inactivated', []],
    ['a barn that became active', { active: true }, 'activated', []],
    ['a setting', { field: 'tax_percent' }, 'edited', ['tax_percent']],
    ['anything else', { packageId: 'p1', fields: 'horse_name', change: 'turned' }, 'other', []],
    ['fields that are none', { change: 'edited', fields: ['height', 7, null] }, 'edited', ['height']],
  ])('is %s', (_, data, change, fields) => {
    expect(describeChange(data)).toEqual({ change, fields });
  });

  it('stands in every stream that is about the record', () => {
    expect(streamsOf('lesson', 'l1')).toEqual(['lesson-l1', 'roster-l1', 'waiting-l1', 'override-l1']);
    expect(streamsOf('horse', 'h1')).toEqual(['horse-h1']);
  });
});
