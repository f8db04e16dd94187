import type { BarnTable } from './tables.js';

export interface Taken {
  farmName: string;
  takenAt: Date;
  timeZone: string;
  tables: readonly BarnTable[];
}

/** For whoever opens the archive, without Leadline at hand. */
export const readMe = ({ farmName, takenAt, timeZone, tables }: Taken) => `${farmName}: all data

Taken at ${takenAt.toISOString()} (UTC), all of it at one moment. The barn's time zone is ${timeZone}.

csv/        a table in each file, for a spreadsheet: UTF-8, separated by commas, the first line names the columns.
            What is empty and not quoted is unknown; "" is an empty text.
json/       the same tables for programs: a JSON object for each row, one on a line.
files/      photos and documents; csv/horse_file.csv and others name them in storage_key.
manifest.json   the version of Leadline, and how many rows each table holds. An archive without it is not whole.

Rows refer to each other by ids: a column x_id holds what stands in the column x_id of another table. Moments are in UTC, dates and times of
lessons are the barn's. Amounts that end in _minor are in the smallest unit of the currency, such as cents; tax and fees are fractions.

person      people: families, riders, staff. billing_person_id is the account holder that a person belongs to
student     riders, as person_id names them            instructor  staff
horse       horses                                     lesson      lessons; lesson_person: who is in them
product     what is sold                               package     what riders have bought
payment     payments and invoices                      note        notes; remark: remarks on others
event       everything that was ever done, in order: who did it stands in metadata

Passwords are not in here, nor what the card provider keeps of cards. The archive names people: keep it as safe as the barn's books, and
delete it when it has served.

Tables and their columns

${tables.map(({ name, columns }) => `${name}\n  ${columns.join(', ')}`).join('\n')}
`;
