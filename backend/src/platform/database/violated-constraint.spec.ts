import { violatedConstraint } from './violated-constraint.js';

describe('the constraint that refused a row', () => {
  it.each([
    [{ constraint: 'login_email_key', message: 'duplicate key' }, 'login_email_key'],
    [{ message: 'duplicate key value violates unique constraint "login_email_key_102008"' }, 'login_email_key'],
    [
      { message: 'new row for relation "package_102345" violates check constraint "package_units_left"' },
      'package_units_left',
    ],
    [{ message: 'permission denied for table horse' }, undefined],
    [new Error('insert into login: "x"'), undefined],
  ])('of %j', (error, name) => expect(violatedConstraint(error)).toBe(name));
});
