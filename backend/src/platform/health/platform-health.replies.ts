import { ApiProperty } from '@nestjs/swagger';

export class DatabaseHealthReply {
  @ApiProperty({ description: 'Milliseconds' }) answered_in_ms: number;
  @ApiProperty() megabytes: number;
  @ApiProperty({ description: 'Barns whose latest events are not yet handed to the queue' }) barns_behind: number;
}

export class QueueHealthReply {
  @ApiProperty() queue: string;
  @ApiProperty() waiting: number;
  @ApiProperty() active: number;
  @ApiProperty({ description: 'Waiting for their next attempt' }) delayed: number;
  @ApiProperty() failed: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) oldest_waiting_since: string | null;
}

export class PlatformHealthReply {
  @ApiProperty({ type: DatabaseHealthReply }) database: DatabaseHealthReply;
  @ApiProperty({ type: QueueHealthReply, isArray: true }) queues: QueueHealthReply[];
  @ApiProperty({ description: 'Since midnight UTC' }) mails_failed_today: number;
}
