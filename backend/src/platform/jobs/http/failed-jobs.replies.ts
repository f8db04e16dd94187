import { ApiProperty } from '@nestjs/swagger';

export class FailedJobReply {
  @ApiProperty() id: string;
  @ApiProperty() queue: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) farm_id: string | null;
  @ApiProperty() attempts: number;
  @ApiProperty({ format: 'date-time' }) failed_at: string;
  @ApiProperty({ description: 'The last error, without addresses' }) reason: string;
}

export class FailedJobsReply {
  @ApiProperty({ type: FailedJobReply, isArray: true }) jobs: FailedJobReply[];
}

export class RetriedJobsReply {
  @ApiProperty({ description: 'How many will be tried again' }) retried: number;
}
