import type { Field as Described } from '../../../platform/records/field.js';
import type { RecordDescription } from '../../../platform/records/record.js';
import { horse } from '../../horses/contracts.js';
import { PERSON_LIMITS } from '../../people/contracts.js';

export type Kind = 'people' | 'horses';
export const KINDS = ['people', 'horses'] as const satisfies readonly Kind[];

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'lines' | 'email' | 'date' | 'year' | 'flag';
  max: number;
  /** What such a column is called in files, in lower case and without accents. */
  words: readonly string[];
  example: readonly [string, string];
  /** Of a year: what it lies within. */
  years?: { readonly first: number; readonly last: number };
}

type Rest = Partial<Pick<Field, 'type' | 'max' | 'years'>>;
const field = (
  name: string,
  label: string,
  words: string,
  example: Field['example'],
  { type = 'text', max = PERSON_LIMITS.name, years }: Rest = {},
): Field => ({ name, label, type, max, words: words.split(/,\s+/), example, years });

const people = [
  field(
    'account_name',
    'Account holder: full name',
    `account holder, account name, account, parent name, parent, guardian, guardian name, payer, client name, client,
      customer name, customer, contact name, family contact, eltern, erziehungsberechtigte, kunde, responsable`,
    ['', ''],
  ),
  field(
    'account_first_name',
    'Account holder: first name',
    `account holder first name, account first name, parent first name, parent firstname, guardian first name, client
      first name, customer first name, mother first name, vorname eltern, prenom parent`,
    ['Paula', 'Omar'],
  ),
  field(
    'account_last_name',
    'Account holder: last name',
    `account holder last name, account last name, parent last name, parent surname, guardian last name, client last
      name, customer last name, family name, family, nachname eltern, nom parent`,
    ['Klein', 'Haddad'],
  ),
  field(
    'email',
    'Email',
    `email, e mail, mail, email address, e mail address, parent email, contact email, account email, courriel, correo`,
    ['paula@example.com', 'omar@example.com'],
    { type: 'email', max: PERSON_LIMITS.email },
  ),
  field(
    'mobile',
    'Mobile',
    `mobile, mobile phone, cell, cell phone, cellphone, phone, phone 1, phone number, telephone, tel, parent phone,
      contact phone, handy, mobil, telefon, portable, movil`,
    ['+1 519 555 0101', '+1 519 555 0102'],
    { max: PERSON_LIMITS.phone },
  ),
  field(
    'home_phone',
    'Home phone',
    'home phone, home, landline, phone 2, work phone, other phone, second phone, festnetz',
    ['', '+1 519 555 0188'],
    { max: PERSON_LIMITS.phone },
  ),
  field(
    'address_street',
    'Street and number',
    'street, street address, street and number, address, address 1, address line 1, strasse, adresse, rue, calle, direccion',
    ['12 Elm Street', ''],
    { max: PERSON_LIMITS.address },
  ),
  field(
    'address_line2',
    'Second address line',
    'address 2, address line 2, second address line, apartment, unit, adresszusatz',
    ['', ''],
    { max: PERSON_LIMITS.address },
  ),
  field(
    'address_postcode',
    'Postal code',
    'postal code, postcode, zip, zip code, plz, postleitzahl, code postal, codigo postal',
    ['N1H 3A1', ''],
    { max: PERSON_LIMITS.postcode },
  ),
  field('address_town', 'Town', 'town, city, ort, stadt, wohnort, ville, ciudad', ['Guelph', ''], {
    max: PERSON_LIMITS.address,
  }),
  field(
    'address_region',
    'Region',
    'region, province, county, address state, bundesland, kanton, provincia',
    ['ON', ''],
    { max: PERSON_LIMITS.address },
  ),
  field('address_country', 'Country', 'country, land, pays, pais', ['', ''], { max: PERSON_LIMITS.address }),
  field(
    'rides',
    'Account holder rides',
    'rides, is rider, is student, adult rider, holder rides, account holder rides, reitet',
    ['no', 'yes'],
    { type: 'flag', max: 20 },
  ),
  field(
    'student_name',
    'Rider: full name',
    `rider, rider name, student, student name, child, child name, pupil, pupil name, participant, participant name,
      member, member name, kind, schuler, reiter, eleve, cavalier, alumno`,
    ['', ''],
  ),
  field(
    'student_first_name',
    'Rider: first name',
    `rider first name, student first name, child first name, pupil first name, participant first name, member first
      name, vorname kind, prenom eleve`,
    ['Anna', ''],
  ),
  field(
    'student_last_name',
    'Rider: last name',
    `rider last name, student last name, child last name, pupil last name, participant last name, member last name,
      nachname kind, nom eleve`,
    ['Klein', ''],
  ),
  field(
    'date_of_birth',
    'Date of birth',
    `date of birth, dob, birth date, birthdate, birthday, born, geburtsdatum, geburtstag, geboren, date de naissance,
      fecha de nacimiento`,
    ['2015-04-03', ''],
    { type: 'date', max: 40 },
  ),
  field(
    'level',
    'Riding level',
    'level, riding level, ability, skill, experience, group, niveau, stufe, nivel',
    ['Beginner', 'Novice'],
    { max: PERSON_LIMITS.level },
  ),
  field('tack', 'Tack', 'tack, saddle, equipment, sattel', ['', ''], { max: PERSON_LIMITS.tack }),
  field(
    'notes',
    'Notes',
    'notes, note, comments, comment, remarks, medical, allergies, bemerkungen, notizen, remarques',
    ['', 'Comes by bus'],
    { type: 'lines', max: PERSON_LIMITS.notes },
  ),
] as const;

const rulesOf = (told: Described): Rest => {
  if (told.kind === 'count') return { type: 'year', max: 40, years: { first: told.min, last: told.max } };
  if (told.kind === 'text') return { type: told.lines ? 'lines' : 'text', max: told.max };
  throw new Error(`No file says a ${told.kind}.`);
};

/** What a record's description says of files. */
const described = ({ fields: told }: RecordDescription): Field[] =>
  Object.entries(told).flatMap(([name, one]) =>
    one.file ? field(name, one.label, one.file.words, one.file.example, rulesOf(one)) : [],
  );

export const FIELDS: Readonly<Record<Kind, readonly Field[]>> = { people, horses: described(horse) };

export const fieldOf = (kind: Kind, name: string) => FIELDS[kind].find((one) => one.name === name);
