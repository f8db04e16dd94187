import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Id } from '../../../platform/http/fields.js';
import { GetStudentPurchase } from '../queries/student-purchase.js';
import { PackageLessonReply } from './items.replies.js';

class PackageLessonsQuery {
  @Id() item_id: string;
  @Id({ description: 'Whose package it is, or with whom it is shared' }) student_id: string;
}

class PackageLessonsReply {
  @ApiProperty({ type: PackageLessonReply, isArray: true, description: 'Within the package’s dates' })
  lessons: PackageLessonReply[];
  @ApiProperty({ type: PackageLessonReply, isArray: true, description: 'Moved to a day before it starts' })
  before: PackageLessonReply[];
  @ApiProperty({ type: PackageLessonReply, isArray: true, description: 'Moved to a day after it ends' })
  after: PackageLessonReply[];
}

@ApiTags('students')
@Controller('students')
export class PackageLessonsController {
  constructor(private readonly queries: QueryBus) {}

  /** What a package has paid for, by where it lies against the package's dates. */
  @Get('getStudentLessonsInPackage')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'riders' })
  @ApiOkResponse({ type: PackageLessonsReply })
  async lessons(
    @FromCaller() caller: Caller,
    @Query() { item_id: packageId, student_id }: PackageLessonsQuery,
  ): Promise<PackageLessonsReply> {
    const { riders, lessons } = await this.queries.execute(new GetStudentPurchase(caller, { packageId }));
    if (!riders.includes(student_id)) throw notFound('The package');
    const lying = (within: string) => lessons.filter((lesson) => lesson.within === within);
    return { lessons: lying('within'), before: lying('before'), after: lying('after') };
  }
}
