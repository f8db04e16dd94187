import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { BookPublicly } from '../commands/book-publicly.js';
import { PublicBookInput } from './enrollment.inputs.js';
import { PublicBookedReply } from './enrollment.replies.js';

@ApiTags('public')
@Controller()
export class PublicBookController {
  constructor(private readonly commands: CommandBus) {}

  /** Whoever came as a stranger has signed in by now: only a family has somebody who could ride. F06 */
  @Post('publicBook')
  @HttpCode(200)
  @Allow({ stu: 'riders' })
  @ApiOkResponse({ type: PublicBookedReply })
  @ApiNotFoundResponse({ description: 'Not the public address of the family’s own barn, or no lesson or rider of it' })
  async book(@FromCaller() caller: Caller, @Body() input: PublicBookInput): Promise<PublicBookedReply> {
    const { public_id: publicId, lesson_id: lessonId, student_id: studentId } = input;
    await this.commands.execute(new BookPublicly(caller, { publicId, lessonId, studentId }));
    return { result: 'added to lesson' };
  }
}
