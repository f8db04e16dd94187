import { Count, Ids } from '../../../platform/http/fields.js';
import { ApiProperty } from '@nestjs/swagger';

export class LessonChangesQuery {
  @Count({ optional: true, max: Number.MAX_SAFE_INTEGER, description: 'The last position known; now where left out' })
  from?: number;
}

export class LessonChangesReply {
  @Count({ max: Number.MAX_SAFE_INTEGER, description: 'Of the barn’s log; goes on from here' }) position: number;
  @Ids({ description: 'Lessons that changed; empty beside kinds means any' }) lessonIds: string[];
  @ApiProperty({ type: String, isArray: true, description: 'Types of events; empty where nothing changed' })
  kinds: string[];
}
