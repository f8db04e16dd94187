import { askedByPeople } from '../people/contracts.js';

export const noteAnswers = [askedByPeople.notes.answeredBy((sql) => sql`(select farm_id, person_id from note)`)];
