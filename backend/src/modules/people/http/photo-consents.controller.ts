import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AnswerPhotoConsent } from '../commands/answer-photo-consent.js';
import { ListPhotoConsents, photoConsent, ReadPhotoConsent } from '../queries/photo-consent.js';
import {
  AnswerPhotoConsentInput,
  PhotoConsentReply,
  PhotoConsentsQuery,
  PhotoConsentsReply,
} from './photo-consents.replies.js';
import { RiderLevelQuery, TEACHES } from './rider-levels.replies.js';

@ApiTags('people')
@Controller('photo_consents')
export class PhotoConsentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Whether pictures of a rider may be taken, and who sees them. */
  @Get('show')
  @Allow({ adm: true, ins: [...TEACHES, 'NOTE_PHOTO_CONSENT'], stu: 'riders' })
  @ApiOkResponse({ type: PhotoConsentReply })
  show(@FromCaller() caller: Caller, @Query() { student_id }: RiderLevelQuery): Promise<PhotoConsentReply> {
    return this.queries.execute(new ReadPhotoConsent(caller, { studentId: student_id }));
  }

  /** Of everybody who rides on a day; nobody where the barn does not ask. */
  @Get('index')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_DAYSHEET' })
  @ApiOkResponse({ type: PhotoConsentsReply })
  async index(@FromCaller() caller: Caller, @Query() { date }: PhotoConsentsQuery): Promise<PhotoConsentsReply> {
    return { riders: await this.queries.execute(new ListPhotoConsents(caller, { day: date })) };
  }

  /** The family answers; staff who may note what stands on paper. */
  @Post('save')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'NOTE_PHOTO_CONSENT', stu: 'riders' })
  @ApiOkResponse({ type: PhotoConsentReply })
  @ApiConflictResponse()
  save(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, photo_consent: answer }: AnswerPhotoConsentInput,
  ): Promise<PhotoConsentReply> {
    return this.commands.execute(
      new AnswerPhotoConsent(caller, { studentId, answer }).answering((sql, _, asker) =>
        photoConsent(sql, asker, studentId),
      ),
    );
  }
}
