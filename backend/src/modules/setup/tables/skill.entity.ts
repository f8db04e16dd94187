import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { skill } from '../records/level.js';

/** What is learnt on a level. */
@Entity('skill')
export class Skill extends describedRow(skill) {
  @PrimaryColumn('uuid', { name: 'skill_id' }) id: string;
}
