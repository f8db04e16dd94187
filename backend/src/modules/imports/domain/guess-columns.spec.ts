import { guessColumns } from './guess-columns.js';

const people = (...rows: string[]) =>
  guessColumns(
    'people',
    rows.map((row) => row.split('|')),
  );
const horses = (...rows: string[]) =>
  guessColumns(
    'horses',
    rows.map((row) => row.split('|')),
  );

describe('what the columns of a file are', () => {
  it.each([
    ['First name|Last name|E-mail|Phone', ['account_first_name', 'account_last_name', 'email', 'mobile']],
    [
      'First name|Surname|DOB|Parent first name|Parent surname|Parent email',
      ['student_first_name', 'student_last_name', 'date_of_birth', 'account_first_name', 'account_last_name', 'email'],
    ],
    ['Rider|Account holder|Cell phone|Home phone', ['student_name', 'account_name', 'mobile', 'home_phone']],
    ['Child name|Guardian|Allergies', ['student_name', 'account_name', 'notes']],
    ['Vorname|Nachname|Geburtsdatum|E-Mail', ['account_first_name', 'account_last_name', 'date_of_birth', 'email']],
    ['Name|Favourite colour|Level', ['account_name', null, 'level']],
    ['Email|Email|Name', ['email', null, 'account_name']],
    [
      'Account holder: first name|Account holder: last name|Rider: first name|Account holder rides',
      ['account_first_name', 'account_last_name', 'student_first_name', 'rides'],
    ],
  ])('follows from their names: %s', (heads, mapping) =>
    expect(people(heads, '|||')).toMatchObject({ hasHeader: true, mapping }),
  );

  it('follows from the names in our horses.csv', () =>
    expect(
      horses('name|height_as_published|height_hands|colour|year_born_or_age|gender|breed|role|source', '||||||||')
        .mapping,
    ).toEqual(['horse_name', 'height', null, 'color', 'age', 'gender', null, null, null]));

  it('follows from the cells where the first row holds no names', () => {
    expect(
      people('Paula Klein|paula@klein.test|+1 519 555 0101|3.4.2015', 'Omar H|omar@h.test||1.2.2014'),
    ).toMatchObject({
      hasHeader: false,
      mapping: ['account_name', 'email', 'mobile', 'date_of_birth'],
    });
    expect(horses('Jet|b.1996', 'Golly|18 years')).toMatchObject({ hasHeader: false, mapping: ['horse_name', 'age'] });
  });

  it('reads the order of dates from days that can be no months', () => {
    expect(people('Name|DOB', 'A|3/4/2015', 'B|25/4/2015').dateOrder).toBe('dmy');
    expect(people('Name|DOB', 'A|3/4/2015', 'B|4/25/2015').dateOrder).toBe('mdy');
    expect(people('Name|DOB', 'A|3/4/2015').dateOrder).toBeUndefined();
  });
});
