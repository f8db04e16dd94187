import { date, reference, text } from '../../../platform/records/field.js';
import { record } from '../../../platform/records/record.js';
import { PERSON_LIMITS } from '../domain/limits.js';
import { named, person_name } from './person.js';

const noted = { max: PERSON_LIMITS.notes, lines: true, list: false, form: 'later', group: 'Riding' } as const;

/** What is known of a rider as such. The wire's notes are the table's general notes. R160 R251 */
export const riding = {
  level: text({
    label: 'Level',
    asked: 'riding level',
    about: 'Riding level',
    hint: 'As the barn names its levels.',
    max: PERSON_LIMITS.level,
    list: 'phone',
    form: 'later',
    group: 'Riding',
  }),
  tack: text({
    label: 'Tack',
    hint: 'What is usually put on the horse for this rider.',
    max: PERSON_LIMITS.tack,
    list: false,
    form: 'later',
    group: 'Riding',
  }),
  notes: text({ label: 'General notes', about: 'general_notes1', property: 'generalNotes1', ...noted }),
  notes2: text({ label: 'General notes 2', about: 'general_notes2', property: 'generalNotes2', ...noted }),
  notes3: text({ label: 'General notes 3', about: 'general_notes3', property: 'generalNotes3', ...noted }),
  date_of_birth: date({
    label: 'Date of birth',
    about: 'Null where it is unknown. Sent, it counts where year, month and day are left out; 1800-01-01 is unknown',
    parts: ['day', 'month', 'year'],
    list: false,
    form: 'later',
  }),
} as const;

/** Answered by itself, with who and when. */
const photo_consent = text({
  label: 'Photo consent',
  about: 'Whether pictures may be taken, and who sees them; null where the barn does not ask',
  max: 20,
  choices: {
    unanswered: 'Not answered',
    none: 'No pictures',
    barn: 'For the barn’s own use',
    public: 'May be published',
  },
  derived: true,
  mayLack: true,
  list: 'hidden',
  form: false,
});

/** A person who rides: added by the name, on an account or on one of their own. R156 */
export const student = record({
  resource: 'students',
  one: 'student',
  many: 'students',
  table: 'student',
  name: 'person_name',
  search: ['person_name', 'account_name'],
  stream: 'person',
  streamBy: 'person_id',
  fields: {
    person_name,
    first_name: { ...named.first_name, form: 'new' },
    last_name: { ...named.last_name, form: 'new' },
    ...riding,
    account_person_id: reference({
      label: 'Account holder',
      about: 'The account holder; an account of their own where it is left out',
      among: 'account',
      named: 'account_name',
      form: 'new',
    }),
    photo_consent,
    is_active: { kind: 'state', label: 'State', sorted: false, form: false },
  },
});
