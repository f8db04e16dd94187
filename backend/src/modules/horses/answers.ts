import { askedByPeople } from '../people/contracts.js';
import { askedBySetup } from '../setup/contracts.js';

export const horseAnswers = [askedBySetup.horses, askedByPeople.horses].map((horses) =>
  horses.answeredBy((sql) => sql`(select farm_id, horse_id, horse_name, is_active from horse)`),
);
