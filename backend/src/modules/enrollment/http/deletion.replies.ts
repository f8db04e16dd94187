import { Count, DateOnly, Text } from '../../../platform/http/fields.js';

export class DeletionPreviewReply {
  @Count({ description: 'Events that would be deleted' }) lessons: number;
  @Count({ description: 'Riders who have a place in them, once for each event' }) riders: number;
  @Count({ description: 'Different riders among them' }) students: number;
  @Count({ description: 'Events among them that have begun already' }) past: number;
  @Count({ description: 'Lessons that go back to packages' }) units_returned: number;
  @Count({ description: 'Families of riders in events to come who are told by mail, if people are told' })
  families: number;
  @DateOnly({ nullable: true }) first_date: string | null;
  @DateOnly({ nullable: true }) last_date: string | null;
  @Text({ description: 'All of it in plain words' }) sentence: string;
}
