import { Entity, PrimaryColumn } from 'typeorm';
import { SectionLink } from './section-link.js';

/** A student who usually rides in a section; a section without any offers all students. */
@Entity('section_student')
export class SectionStudent extends SectionLink {
  @PrimaryColumn('uuid', { name: 'student_id' }) id: string;
}
