import { DateOnly, RequiredText } from '../../../platform/http/fields.js';

export class SearchQuery {
  @RequiredText({
    max: 100,
    description: 'Words in any order, misspelt a little if need be; a day finds its lessons',
    example: 'tue beginner',
  })
  q: string;
  @DateOnly({ optional: true, description: 'The barn’s day, from which "tomorrow" counts' }) today?: string;
}
