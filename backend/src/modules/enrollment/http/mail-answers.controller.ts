import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import { STRANGER } from '../../../platform/tenancy/actor.js';
import { readAnswerToken, type Answer } from '../answer-links.js';
import { CancelStudent } from '../commands/cancel-student.js';
import { ConfirmPlace } from '../commands/confirm-place.js';
import { enrollmentErrors } from '../domain/errors.js';
import { ReadAnsweredPlace } from '../queries/answered-place.js';
import { PreviewCancellation } from '../queries/preview-cancellation.js';
import { CancelByMailInput, MailAnswerInput } from './mail-answers.inputs.js';
import { MailAnswerReply } from './mail-answers.replies.js';

/**
 * Answers from a mail, without signing in. Whoever has the link acts for the account holder, in this one lesson of this one rider. All are
 * posts: programs that look at mails open links, and a token in an address would stand in logs.
 */
@ApiTags('public')
@Controller('mail_answers')
export class MailAnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What would be answered, and what it comes to; nothing changes. */
  @Post('read')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailAnswerReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  read(@Body() { token }: MailAnswerInput): Promise<MailAnswerReply> {
    return this.standing(token);
  }

  @Post('come')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailAnswerReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  async come(@Body() { token }: MailAnswerInput): Promise<MailAnswerReply> {
    const { family, lessonPersonId } = await this.about(token, 'come');
    await this.commands.execute(new ConfirmPlace(family, { lessonPersonId }));
    return this.standing(token);
  }

  /** By the policy of the moment, as in the portal; what was shown is sent along. C03 */
  @Post('cancel')
  @HttpCode(200)
  @Public()
  @LinkLimited()
  @ApiOkResponse({ type: MailAnswerReply })
  @ApiNotFoundResponse()
  @ApiConflictResponse()
  @ApiTooManyRequestsResponse()
  async cancel(@Body() { token, seen_status_code, seen_outcome_key }: CancelByMailInput): Promise<MailAnswerReply> {
    const { family, lessonPersonId } = await this.about(token, 'cancel');
    const seen = { seen: seen_status_code, seenKey: seen_outcome_key };
    await this.commands.execute(new CancelStudent(family, { lessonPersonId, ...seen }));
    return this.standing(token);
  }

  private async standing(token: string): Promise<MailAnswerReply> {
    const { answer, family, lessonPersonId, shown } = await this.about(token);
    const asks = answer === 'cancel' && shown.state === 'open';
    const preview = asks ? await this.queries.execute(new PreviewCancellation(family, { lessonPersonId })) : null;
    return { answer, ...shown, preview };
  }

  private async about(token: string, wanted?: Answer) {
    const link = readAnswerToken(this.config.secret, token);
    if (!link || (wanted && link.answer !== wanted))
      throw invalid('token', 'This link is not complete. Please open it from the mail again.');
    const { farmId, lessonPersonId, answer } = link;
    const place = await this.queries.execute(new ReadAnsweredPlace({ farmId, actor: STRANGER }, { lessonPersonId }));
    if (!place) throw enrollmentErrors.answer_gone();
    if (!place.takesAnswers) throw enrollmentErrors.answers_off();
    const family = { farmId, actor: { ...STRANGER, personId: place.holderId } };
    return { answer, lessonPersonId, family, shown: place.shown };
  }
}
