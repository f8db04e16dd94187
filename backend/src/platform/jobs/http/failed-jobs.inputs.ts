import { Count } from '../../http/fields.js';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';

export class ListFailedJobs {
  @Count({ optional: true, min: 1, max: 1000, description: 'How many, the latest first; 100 unless told' })
  limit?: number;
}

export class RetryFailedJobs {
  @ApiPropertyOptional({ type: String, isArray: true, description: 'Which jobs; all that failed where left out' })
  @IsOptional()
  @IsArray({ message: '$property must be a list of job ids' })
  @ArrayMaxSize(1000)
  @IsString({ each: true, message: '$property must be a list of job ids' })
  ids?: string[];
}
