import { count, reference, state, text } from '../../platform/records/field.js';
import { record } from '../../platform/records/record.js';

const suits = { list: false, form: 'later', group: 'Whom it suits' } as const;
const heights = { min: 50, max: 250, outside: ['Between 50 and 250', 'Between 50 and 250'] } as const;

/** A horse as it is listed, added, edited, imported and exported. `age` is the year of birth, `desc` the markings. R035 R036 R252 */
export const horse = record({
  resource: 'horses',
  one: 'horse',
  many: 'horses',
  table: 'horse',
  name: 'horse_name',
  search: ['horse_name'],
  stream: 'horse',
  fields: {
    horse_name: text({
      label: 'Name',
      max: 100,
      required: 'horse must have a name',
      file: {
        words: 'horse, horse name, name, pony, pony name, pferd, pferdename, cheval, nom, caballo',
        example: ['Biscuit', 'Juniper'],
      },
    }),
    height: text({
      label: 'Height',
      max: 50,
      list: 'phone',
      file: {
        words: 'height, height as published, hands, hh, size, stockmass, grosse, taille, altura',
        example: ['14.2 hh', '15.1 hh'],
      },
    }),
    color: text({
      label: 'Color',
      max: 100,
      list: 'phone',
      file: { words: 'color, colour, coat, farbe, robe, couleur', example: ['Bay', 'Grey'] },
    }),
    age: count({
      label: 'Year born',
      about: 'Year of birth',
      property: 'yearBorn',
      min: 1950,
      max: 2050,
      outside: ['Between 1950 and 2050', 'Between 1950 and 2050'],
      file: {
        words: `year born, year of birth, birth year, born, foaled, age, year born or age, yob, dob, date of birth, jahrgang,
          geburtsjahr, alter, annee de naissance`,
        example: ['2012', '2009'],
      },
    }),
    gender: text({
      label: 'Gender',
      max: 50,
      file: { words: 'gender, sex, geschlecht, sexe, sexo', example: ['Gelding', 'Mare'] },
    }),
    desc: text({
      label: 'Markings',
      about: 'Markings',
      property: 'markings',
      max: 5000,
      lines: true,
      sorted: false,
      file: {
        words: 'markings, description, desc, marks, notes, abzeichen, marques',
        example: ['Star', ''],
      },
    }),
    tack: text({
      label: 'Tack',
      max: 200,
      sorted: false,
      file: { words: 'tack, saddle, bridle, equipment, sattel', example: ['Dressage 17"', ''] },
    }),
    passport_number: text({
      label: 'Passport number',
      hint: 'As it stands in the passport that travels with the horse, often its UELN.',
      max: 50,
      list: 'hidden',
      file: {
        words: `passport number, passport, passport no, equine passport, ueln, life number, pass, passnummer, pferdepass,
          equidenpass, lebensnummer, numero de passeport, passeport, pasaporte`,
        example: ['276455280012312', ''],
      },
    }),
    owner_id: reference({
      label: 'Owner',
      about: 'The account holder whose own horse it is; null for a horse of the school',
      hint: 'The account whose own horse it is: its riders are offered it first, others are warned of. Empty: a horse of the school.',
      among: 'account',
      named: 'owner_name',
      personal: true,
      list: 'hidden',
    }),
    own_weight: count({
      label: 'Own weight (kg)',
      about: 'Kilograms, as it was weighed last',
      min: 50,
      max: 1500,
      derived: true,
      mayLack: true,
      list: false,
      group: 'Whom it suits',
    }),
    most_carried: count({
      label: 'Carries at most (kg)',
      about: 'Kilograms, tack included; instead of a share of its own weight',
      hint: 'Rider and tack together. Instead of a share of its own weight.',
      min: 10,
      max: 300,
      outside: ['Between 10 and 300', 'Between 10 and 300'],
      ...suits,
    }),
    rider_height_from: count({
      label: 'Riders’ height from (cm)',
      about: 'Height of a rider in centimetres',
      ...heights,
      ...suits,
    }),
    rider_height_to: count({
      label: 'Riders’ height up to (cm)',
      about: 'Height of a rider in centimetres',
      ...heights,
      ...suits,
    }),
    level_from_id: reference({
      label: 'From level',
      among: 'level',
      named: 'level_from_name',
      hint: 'Riders below it do not suit.',
      ...suits,
    }),
    level_to_id: reference({
      label: 'To level',
      among: 'level',
      named: 'level_to_name',
      hint: 'Riders beyond it do not suit.',
      ...suits,
    }),
    is_active: state({}),
  },
});
