import { Entity, PrimaryColumn } from 'typeorm';
import { SectionLink } from './section-link.js';

/** A horse that is usually ridden in a section; a section without any offers all horses. */
@Entity('section_horse')
export class SectionHorse extends SectionLink {
  @PrimaryColumn('uuid', { name: 'horse_id' }) id: string;
}
