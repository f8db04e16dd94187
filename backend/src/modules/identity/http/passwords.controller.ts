import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/allow.js';
import { MailLimited, RateLimited } from '../../../platform/http/rate-limit.js';
import { RequestResetLink } from '../commands/request-reset-link.js';
import { UsePasswordLink } from '../commands/use-password-link.js';
import { CreatePasswordInput, ForgotPasswordInput, ResetPasswordInput } from './passwords.inputs.js';
import { LinkSentReply, SuccessReply } from './passwords.replies.js';

@ApiTags('sign-in')
@Controller('passwords')
export class PasswordsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('forgot')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @MailLimited()
  @ApiOkResponse({ type: LinkSentReply })
  @ApiNotFoundResponse()
  async forgot(@Body() { email }: ForgotPasswordInput): Promise<LinkSentReply> {
    await this.commands.execute(new RequestResetLink({ email }));
    return { success: 1, message: 'A link to change your password has been sent to this email address.' };
  }

  @Post('create')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: SuccessReply })
  async create(@Body() { token, password }: CreatePasswordInput): Promise<SuccessReply> {
    await this.commands.execute(new UsePasswordLink({ purpose: 'create', token, password }));
    return { success: 1 };
  }

  @Post('reset')
  @HttpCode(200)
  @Public()
  @RateLimited()
  @ApiOkResponse({ type: SuccessReply })
  async reset(@Body() { token, email, password }: ResetPasswordInput): Promise<SuccessReply> {
    await this.commands.execute(new UsePasswordLink({ purpose: 'reset', token, email, password }));
    return { success: 1 };
  }
}
