import { Id, RequiredText } from '../../../platform/http/fields.js';

/** As long as a first and a last name together. */
const NAME = 201;

export class ErasureQuery {
  @Id({ description: 'An account holder takes all members along' }) person_id: string;
}

export class ErasePersonInput extends ErasureQuery {
  @RequiredText({ max: NAME, message: 'Type the name of whom you erase.', description: 'As it stands in the books' })
  person_name: string;
}
