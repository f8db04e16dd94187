import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../auth/allow.js';
import { Jobs } from '../jobs.js';
import { ListFailedJobs, RetryFailedJobs } from './failed-jobs.inputs.js';
import { FailedJobsReply, RetriedJobsReply } from './failed-jobs.replies.js';

@ApiTags('super')
@Allow({ spr: true })
@Controller('super/jobs')
export class FailedJobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get('failed') @ApiOkResponse({ type: FailedJobsReply }) async failed(
    @Query() query: ListFailedJobs,
  ): Promise<FailedJobsReply> {
    const failed = await this.jobs.failed(query.limit);
    return {
      jobs: failed.map(({ id, queue, name, data, attempts, failedAt, reason }) => ({
        id,
        queue,
        name,
        farm_id: (data as { farmId?: string }).farmId ?? null,
        attempts,
        failed_at: failedAt.toISOString(),
        reason,
      })),
    };
  }

  @Post('retry') @HttpCode(200) @ApiOkResponse({ type: RetriedJobsReply }) async retry(
    @Body() body: RetryFailedJobs,
  ): Promise<RetriedJobsReply> {
    return { retried: await this.jobs.retry(body.ids) };
  }
}
